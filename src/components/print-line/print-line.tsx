import type { CSSProperties, ReactElement } from "react";
import * as css from "./print-line.module.css";

interface PrintLineProps {
  readonly className: string | undefined;
  /** Links, each with a key. */
  readonly prints: readonly ReactElement[];
}

/** Prints that hang on a line from edge to edge, which sags. Where they do not fit, it scrolls. */
export function PrintLine({ className, prints }: PrintLineProps) {
  return (
    <ul className={`${css.line} ${className}`}>
      {prints.map((print, index) => (
        <li key={print.key} style={{ "--at": (index + 0.5) / prints.length } as CSSProperties}>
          {print}
        </li>
      ))}
    </ul>
  );
}
