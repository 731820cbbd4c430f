import { withPrefix } from "gatsby";
import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";
import { TitleText } from "../../ui/title-text/title-text";
import { CutEdge } from "../scenery/cut-edge";
import * as css from "./chapters.module.css";

/** Return the id of a chapter's heading. The underscore keeps it apart from section ids. */
const getChapterId = ({ number }: NumberedPhoto) => `dio_${number}`;

interface ChapterHeadProps {
  readonly first: NumberedPhoto;
  readonly isLast: boolean;
  readonly index: number;
}

/** Number of drawings `static/scenes/friend-1.svg` and so on. */
const friendCount = 5;

/** Render a chapter's heading, with a child that looks over the first photos. */
export function ChapterHead({ first, isLast, index }: ChapterHeadProps) {
  const background = `url(${withPrefix(`/scenes/friend-${1 + (index % friendCount)}.svg`)})`;
  return (
    <li id={getChapterId(first)} className={css.head}>
      {!isLast && <CutEdge className={css.edge} />}
      <h2>
        <TitleText>{first.chapter ?? ""}</TitleText>
      </h2>
      <i className={css.friend} style={{ background, order: -(index % 2) }} />
    </li>
  );
}

/** Render links to the gallery's chapters, which stick below the header, or replace it on phones. */
export function ChapterLinks({ chapters }: { readonly chapters: readonly NumberedPhoto[] }) {
  return (
    <div className={css.board} data-part="links">
      <ul className={css.links}>
        {chapters.map((first) => (
          <li key={first.number}>
            <a href={`#${getChapterId(first)}`}>
              {first.icon && <PaperIcon className={css.small} name={first.icon} />}
              <span>{first.chapter}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
