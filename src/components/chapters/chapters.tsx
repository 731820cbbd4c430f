import { withPrefix } from "gatsby";
import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";
import { TitleText } from "../../ui/title-text/title-text";
import { CutEdge } from "../scenery/cut-edge";
import * as css from "./chapters.module.css";

/** The id of the heading of the chapter that a photo begins; no address of a section looks like it. */
const chapterId = ({ number }: NumberedPhoto) => `dio_${number}`;

interface ChapterHeadProps {
  readonly first: NumberedPhoto;
  readonly isLast: boolean;
  /** From 0. */
  readonly place: number;
}

/** How many children there are: `static/heads/friend-1.svg` and so on. */
const friends = 5;

/** A chapter's heading, on a wall of its own colour. A child looks over the first photos. */
export function ChapterHead({ first, isLast, place }: ChapterHeadProps) {
  const background = `url(${withPrefix(`/heads/friend-${1 + (place % friends)}.svg`)})`;
  return (
    <li id={chapterId(first)} className={css.head}>
      {!isLast && <CutEdge className={css.edge} />}
      <h2>
        <TitleText>{first.chapter ?? ""}</TitleText>
      </h2>
      <i className={css.friend} style={{ background }} />
    </li>
  );
}

/** Links to the chapters of the gallery, which stay below the site's header, or on phones in its place. */
export function ChapterLinks({ chapters }: { readonly chapters: readonly NumberedPhoto[] }) {
  return (
    <div className={css.board} data-scene="links">
      <ul className={css.links}>
        {chapters.map((first) => (
          <li key={first.number}>
            <a href={`#${chapterId(first)}`}>
              {first.icon && <PaperIcon className={css.small} name={first.icon} />}
              <span>{first.chapter}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
