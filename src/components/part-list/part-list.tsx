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
  /** The classes of a scene, on whose ground each drawing, or else a tick, stands. */
  readonly scene?: Readonly<Record<"list" | "item" | "ground" | "land", string>>;
}

/** Titled texts, such as the `parts` of a section in content, with or without drawings. */
export function PartList({ parts, scene }: PartListProps) {
  return (
    <ul className={(scene ?? css).list}>
      {parts.map(({ icon, title, text }, index) => (
        <li key={index} className={(scene ?? css).item}>
          {scene && (
            <div className={scene.ground}>
              <Drawing className={scene.land} width={1600} height={240} file="/heads/checks.svg" />
            </div>
          )}
          {(icon || scene) && <PaperIcon className={css.icon} name={icon ?? "tick"} />}
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
