import { Drawing } from "../../ui/drawing";
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
  /** Each drawing, or else a tick, stands large on one meadow across the page. */
  readonly isScene?: boolean;
}

/** Titled texts, such as the `parts` of a section in content, with or without drawings. */
export function PartList({ parts, isScene = false }: PartListProps) {
  return (
    <ul className={isScene ? css.scene : css.list}>
      {parts.map(({ icon, title, text }, index) => (
        <li key={index} className={isScene ? css.promise : css.item}>
          {isScene && (
            <div className={css.ground}>
              <Drawing width={1600} height={240} file="/heads/promises.svg" />
            </div>
          )}
          {(icon || isScene) && <PaperIcon className={css.icon} name={icon ?? "tick"} />}
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
