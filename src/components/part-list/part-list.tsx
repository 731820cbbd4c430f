import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import { TitleText } from "../../ui/title-text/title-text";
import * as css from "./part-list.module.css";

interface Part {
  /** One of `iconsOfSheet`. */
  readonly icon?: string | null;
  readonly title: string;
  readonly text: string;
}

export interface PartListProps {
  readonly parts: readonly Part[];
  /** Those without a drawing have a tick. */
  readonly isCheckList?: boolean;
}

/** Titled texts, such as the `parts` of a section in content, with or without drawings. */
export function PartList({ parts, isCheckList }: PartListProps) {
  return (
    <ul className={isCheckList ? `${css.list} ${css.row}` : css.list}>
      {parts.map(({ icon, title, text }, index) => (
        <li key={index} className={css.item}>
          {(icon || isCheckList) && <PaperIcon className={css.icon} name={icon ?? "tick"} />}
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
