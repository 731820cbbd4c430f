import type { NumberedPhoto } from "../../ui/photo/numbered-photo";
import { chapterId } from "./chapter-card";
import * as css from "./chapter-links.module.css";

/** Links to the chapters of a page of the gallery, if there are several. */
export function ChapterLinks({ photos }: { readonly photos: readonly NumberedPhoto[] }) {
  const starts = photos.filter(({ chapter }) => chapter);
  if (starts.length < 2) return null;
  return (
    <ul className={css.list}>
      {starts.map((photo) => (
        <li key={photo.number}>
          <a href={`#${chapterId(photo)}`}>{photo.chapter}</a>
        </li>
      ))}
    </ul>
  );
}
