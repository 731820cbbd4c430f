import type { KeyboardEvent, ReactNode } from "react";
import { Icon } from "../../ui/icon/icon";
import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import * as css from "./collapsible.module.css";

interface CollapsibleProps {
  readonly icon: string;
  /** Stands in addresses that open it: `/program#cjenovnik`. */
  readonly address: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Escape closes the section in which the focus is, and leaves the focus on its button. */
function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== "Escape") return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
}

/**
 * A section that opens by a click on its whole header row; closed at first. The browser opens and
 * closes it, with or without scripts, also for what its own search finds and an address names: that
 * name therefore stands inside, and what leads there in the page does the same (`reveal.ts`).
 */
export function Collapsible({ icon, address, title, children }: CollapsibleProps) {
  return (
    <details className={css.item} onKeyDown={closeByEscape}>
      <summary className={css.button}>
        <PaperIcon className={css.icon} name={icon} />
        <h2 className={css.heading}>{title}</h2>
        <span className={css.arrow}>
          <Icon name="chevron" />
        </span>
      </summary>
      <div className={css.panel}>
        <div className={css.content} id={address}>
          {children}
        </div>
      </div>
    </details>
  );
}
