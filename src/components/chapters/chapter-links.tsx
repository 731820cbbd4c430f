import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";
import { CutEdge } from "../scenery/cut-edge";
import { chapterId } from "./chapter-head";
import * as css from "./chapter-links.module.css";

/**
 * Links to chapters of the gallery, by their first photos, on a meadow, which stays below the site's header,
 * or on phones in its place.
 */
export function ChapterLinks({ chapters }: { readonly chapters: readonly NumberedPhoto[] }) {
  return (
    <div className={css.meadow} data-scene="links">
      <CutEdge className={css.edge} />
      <ul className={css.links}>
        {chapters.map((first) => (
          <li key={first.number}>
            <a href={`#${chapterId(first)}`}>
              {first.icon && <PaperIcon className={css.object} name={first.icon} />}
              <span>{first.chapter}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
