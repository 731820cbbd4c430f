import type { KeyboardEvent, ReactNode } from "react";
import { Drawing } from "../../ui/drawing";
import { Icon } from "../../ui/icon/icon";
import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import * as css from "./collapsible.module.css";

interface CollapsibleProps {
  readonly icon: string;
  /** The landscape behind the icon, a view of `static/heads/times.svg`. */
  readonly scene: string;
  /** The hash that opens it: `/program#cjenovnik`. */
  readonly address: string;
  readonly title: string;
  /** What it holds, in words on the header row; may be empty. */
  readonly inside: string;
  readonly children: ReactNode;
}

/** Escape closes the section that contains the focus, and moves the focus to its header row. */
function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== "Escape") return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
}

/**
 * A section, closed at first, that opens with a click anywhere on its header row. Browsers open a
 * `<details>` for a hash that leads inside it, so the id is on the content; `reveal.ts` does the same for
 * the router.
 */
export function Collapsible(props: CollapsibleProps) {
  const { icon, scene, address, title, inside, children } = props;
  return (
    <details className={css.item} onKeyDown={closeByEscape}>
      <summary className={css.button}>
        <span className={css.scene}>
          <Drawing width={640} height={500} file={`/heads/times.svg#${scene}`} />
          <PaperIcon className={css.icon} name={icon} />
        </span>
        <h2 className={css.heading}>{title}</h2>
        {inside && <span className={css.inside}>{inside}</span>}
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
