import type { TitledTexts } from "../../content/schemas/sections";
import { PaperIcon } from "../../ui/paper-icon";
import { TitleText } from "../../ui/title-text";
import * as css from "./part-list.module.css";

interface PartListProps {
  readonly parts: TitledTexts;
  /** Whether parts without an icon have a tick, and desktops show up to four columns. */
  readonly isChecklist?: boolean;
}

/** Render titled texts, such as the `parts` of a section in content. */
export function PartList({ parts, isChecklist }: PartListProps) {
  return (
    <ul className={isChecklist ? `${css.list} ${css.fourColumns}` : css.list}>
      {parts.map(({ icon, title, text }, index) => (
        <li key={index} className={css.item}>
          {(icon || isChecklist) && <PaperIcon className={css.icon} name={icon ?? "tick"} />}
          <div>
            <h3>
              <TitleText>{title}</TitleText>
            </h3>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
