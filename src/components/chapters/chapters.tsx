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

/** How many children `static/heads/friends.svg` shows, one below the other. */
const friends = 5;

/** A chapter's heading, with its drawing, on a wall of its own colour. A child looks over the first photos. */
export function ChapterHead({ first, isLast, place }: ChapterHeadProps) {
  const y = (100 * (place % friends)) / (friends - 1);
  const background = `url(${withPrefix("/heads/friends.svg")}) 0 ${y}%/100%`;
  return (
    <li id={chapterId(first)} className={css.head}>
      {!isLast && <CutEdge className={css.edge} />}
      {first.icon && <PaperIcon className={css.icon} name={first.icon} />}
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
