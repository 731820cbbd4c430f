import { Drawing } from "../../ui/drawing";
import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import { TitleText } from "../../ui/title-text/title-text";
import * as section from "../collapsible/collapsible.module.css";
import * as css from "./part-list.module.css";

interface Part {
  /** Name in `static/icons/paper.svg`. */
  readonly icon?: string | null;
  readonly title: string;
  readonly text: string;
}

export interface PartListProps {
  readonly parts: readonly Part[];
  /** Each on a card below a landscape, with a tick if it has no drawing. */
  readonly onCards?: boolean;
}

/** Views of `static/heads/times.svg`. */
const times = ["morning", "noon", "dawn", "dusk"];

/** Titled texts, such as the `parts` of a section in content, with or without drawings. */
export function PartList({ parts, onCards = false }: PartListProps) {
  return (
    <ul className={onCards ? `${css.list} ${css.cards}` : css.list}>
      {parts.map(({ icon, title, text }, index) => (
        <li key={index} className={onCards ? css.card : css.item}>
          {onCards ? (
            <div className={section.scene}>
              <Drawing width={640} height={500} file={`/heads/times.svg#${times[index % 4]}`} />
              <PaperIcon className={section.icon} name={icon ?? "tick"} />
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
