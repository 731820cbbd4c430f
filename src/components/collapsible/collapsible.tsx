import { type ReactNode, useId } from "react";
import { Icon } from "../../ui/icon/icon";
import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import * as css from "./collapsible.module.css";
import { useCollapsible } from "./use-collapsible";

interface CollapsibleProps {
  readonly icon: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section that opens by a click on its whole header row; closed at first. */
export function Collapsible({ icon, title, children }: CollapsibleProps) {
  const id = useId();
  const { panel, isOpen, state, toggle } = useCollapsible();
  return (
    <div className={css.item}>
      <h2 className={css.heading}>
        <button
          type="button"
          className={css.button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          <PaperIcon className={css.icon} name={icon} />
          <span>{title}</span>
          <span className={css.arrow}>
            <Icon name="chevron" />
          </span>
        </button>
      </h2>
      <div
        ref={panel}
        id={id}
        className={state === "shut" ? css.shut : css.panel}
        hidden={state === "hidden"}
      >
        <div>
          <div className={css.content}>{children}</div>
        </div>
      </div>
    </div>
  );
}
