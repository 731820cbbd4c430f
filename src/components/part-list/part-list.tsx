import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import { TitleText } from "../../ui/title-text/title-text";
import * as css from "./part-list.module.css";

interface Part {
  /** Name in `static/icons/paper.svg`. */
  readonly icon?: string | null;
  readonly title: string;
  readonly text: string;
}

export interface PartListProps {
  readonly parts: readonly Part[];
  /** Each on a card below its drawing, or else a tick. */
  readonly onCards?: boolean;
}

const tints = ["#a6c6e8", "#bfdcc6", "#fbd0b5", "#ffdd9a"];

/** Titled texts, such as the `parts` of a section in content, with or without drawings. */
export function PartList({ parts, onCards = false }: PartListProps) {
  return (
    <ul className={onCards ? `${css.list} ${css.cards}` : css.list}>
      {parts.map(({ icon, title, text }, index) => (
        <li key={index} className={onCards ? css.card : css.item}>
          {onCards ? (
            <div className={css.motif} style={{ backgroundColor: tints[index % 4] }}>
              <PaperIcon name={icon ?? "tick"} />
            </div>
          ) : (
            icon && <PaperIcon className={css.icon} name={icon} />
          )}
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
