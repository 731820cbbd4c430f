import type { CSSProperties } from "react";
import * as layout from "../../styles/layout.module.css";
import { Drawing } from "../../ui/drawing";
import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";
import { TitleText } from "../../ui/title-text/title-text";
import { CutEdge } from "../scenery/cut-edge";
import * as land from "../scenery/landscape.module.css";
import * as css from "./chapter-head.module.css";
import * as links from "./chapter-links.module.css";

/** Views of `static/heads/times.svg`, in the order of the day, but for dawn, which has none. */
const times = ["dawn", "morning", "noon", "afternoon", "dusk"];

/** The id of the heading of the chapter that a photo begins; no address of a section looks like it. */
const chapterId = ({ number }: NumberedPhoto) => `dio_${number}`;

interface ChapterHeadProps {
  readonly first: NumberedPhoto;
  /** How far the page had come with the chapter before and has come with this: 0 for its first one, 1 for its last. */
  readonly shares: readonly [before: number, now: number];
}

/**
 * A chapter's heading, on a paper landscape across the page; the first has the page's head above it instead.
 * The page's chapters go through a day.
 */
export function ChapterHead({ first, shares }: ChapterHeadProps) {
  const [before, now] = shares.map((share) => times[Math.round(share * (times.length - 1))]);
  const grounds = { "--tint": `var(--${now})`, "--cut": `var(--${before ?? now})` };
  return (
    <li id={chapterId(first)} className={css.head} style={grounds as CSSProperties}>
      <div className={css.band} aria-hidden="true">
        {before && (
          <>
            <Drawing
              className={land.land}
              width={1440}
              height={280}
              file={`/heads/times.svg#${now}`}
              hasNight
            />
            <CutEdge className={layout.edge} />
            {first.icon && <PaperIcon className={land.object} name={first.icon} />}
            <CutEdge className={land.below} />
          </>
        )}
      </div>
      <h2>
        <TitleText>{first.chapter ?? ""}</TitleText>
      </h2>
    </li>
  );
}

/**
 * Links to chapters of the gallery, by their first photos, on a meadow, which stays below the site's header,
 * or on phones in its place.
 */
export function ChapterLinks({ chapters }: { readonly chapters: readonly NumberedPhoto[] }) {
  return (
    <div className={links.meadow} data-scene="links">
      <CutEdge className={links.edge} />
      <ul className={links.links}>
        {chapters.map((first) => (
          <li key={first.number}>
            <a href={`#${chapterId(first)}`}>
              {first.icon && <PaperIcon className={links.object} name={first.icon} />}
              <span>{first.chapter}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
