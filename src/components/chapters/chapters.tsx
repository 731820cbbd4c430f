import { withPrefix } from "gatsby";
import { PaperIcon } from "../../ui/paper-icon";
import { TitleText } from "../../ui/title-text";
import type { NumberedPhoto } from "../photo/numbered-photo";
import { CutEdge } from "../scenery/cut-edge";
import * as css from "./chapters.module.css";

/** Return the id of a chapter's heading, such as `dio_3` (part 3). Section ids contain no underscore. */
const getChapterId = ({ number }: NumberedPhoto) => `dio_${number}`;

interface ChapterHeadProps {
  readonly firstPhoto: NumberedPhoto;
  readonly isLast: boolean;
  readonly index: number;
}

/** Number of the drawings `static/scenes/friend-1.svg`, `friend-2.svg` and so on. */
const friendCount = 5;

/** Render a chapter's heading, with a drawn child who looks over the chapter's first photos. */
export function ChapterHead({ firstPhoto, isLast, index }: ChapterHeadProps) {
  const background = `url(${withPrefix(`/scenes/friend-${1 + (index % friendCount)}.svg`)})`;
  return (
    <li id={getChapterId(firstPhoto)} className={css.heading}>
      {/* The upper edge of the next chapter: `--next` is the colour of its wall. */}
      {!isLast && <CutEdge place="bottom" color="var(--next)" />}
      <h2>
        <TitleText>{firstPhoto.chapter ?? ""}</TitleText>
      </h2>
      <i className={css.friend} style={{ background, order: -(index % 2) }} />
    </li>
  );
}

/** Render links to the gallery's chapters. They stick below the header, on phones in front of it. */
export function ChapterLinks({ chapters }: { readonly chapters: readonly NumberedPhoto[] }) {
  return (
    <div className={css.chapterBar} data-moving="links">
      <ul className={css.links}>
        {chapters.map((first) => (
          <li key={first.number}>
            <a href={`#${getChapterId(first)}`}>
              {first.icon && <PaperIcon className={css.icon} name={first.icon} />}
              <span>{first.chapter}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
