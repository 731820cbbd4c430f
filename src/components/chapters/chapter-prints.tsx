import { chaptersOf, type NumberedPhoto } from "../../ui/photo/numbered-photo";
import { asOneFile } from "../../ui/photo/photo-source";
import { PrintLine } from "../print-line/print-line";
import { chapterId } from "./chapter-head";
import * as css from "./chapter-prints.module.css";

/** Width of a print's file in px: it is shown at most 192 px wide. */
const fileWidth = 392;

/** Links to the chapters of a page of the gallery, if there are several: prints that hang on a line. */
export function ChapterPrints({ photos }: { readonly photos: readonly NumberedPhoto[] }) {
  const chapters = chaptersOf(photos).filter(([first]) => first.chapter);
  if (chapters.length < 2) return null;
  return (
    <>
      <div className={css.ground} />
      <PrintLine
        className={css.line}
        prints={chapters.map(([first, ...others]) => {
          // The first one may be in view below.
          const { source, focus } = others[0] ?? first;
          return (
            <a key={first.number} href={`#${chapterId(first)}`}>
              <img
                width="4"
                height="3"
                alt=""
                style={focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
                src={asOneFile(source, fileWidth).src}
              />
              <span>{first.chapter}</span>
            </a>
          );
        })}
      />
    </>
  );
}
