import * as layout from "../../styles/layout.module.css";
import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";
import { TitleText } from "../../ui/title-text/title-text";
import { CutEdge } from "../scenery/cut-edge";
import { Landscape } from "../scenery/landscape";
import * as land from "../scenery/landscape.module.css";
import * as css from "./chapter-head.module.css";

/** Views of `static/heads/times.svg`, in the order of the day. */
const times = ["dawn", "morning", "noon", "afternoon", "dusk"];

/** The id of the heading of the chapter that a photo begins; no address of a section looks like it. */
export const chapterId = ({ number }: NumberedPhoto) => `dio_${number}`;

interface ChapterHeadProps {
  readonly first: NumberedPhoto;
  /** How far the page has come: 0 for its first chapter, 1 for its last. */
  readonly share: number;
  /** Whether the chapter's drawing is shown. */
  readonly hasDrawing: boolean;
}

/** A chapter's heading on a paper landscape across the page. The page's chapters go through a day. */
export function ChapterHead({ first, share, hasDrawing }: ChapterHeadProps) {
  return (
    <li id={chapterId(first)} className={share > 0 ? css.head : `${css.head} ${css.first}`}>
      <Landscape view={times[Math.round(share * (times.length - 1))]} />
      <CutEdge className={layout.edge} />
      {hasDrawing && first.icon && <PaperIcon className={land.object} name={first.icon} />}
      <CutEdge className={land.below} />
      <h2>
        <TitleText>{first.chapter ?? ""}</TitleText>
      </h2>
    </li>
  );
}
