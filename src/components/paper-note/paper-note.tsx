import { Link } from "gatsby";
import type { ProgramPage } from "../../content/kinds/pages";
import { buttonClass } from "../../ui/button/button";
import { Photo } from "../../ui/photo/photo";
import type { PhotoSource } from "../../ui/photo/photo-source";
import { useSite } from "../site-context";
import * as css from "./paper-note.module.css";

interface PaperNoteProps extends Omit<ProgramPage["closing"], "photo"> {
  readonly photo: PhotoSource;
}

/** A note on yellow paper that lies over the edge of a photo. */
export function PaperNote({ title, text, link, photo, photoAlt }: PaperNoteProps) {
  const { photos } = useSite().texts;
  return (
    <div className={css.split}>
      <figure className={css.window}>
        <Photo
          source={photo}
          alt={photoAlt}
          sizes="(min-width: 85rem) 827px, (min-width: 64rem) 62vw, 92vw"
          failedText={photos.failed}
        />
      </figure>
      <div className={css.note}>
        <h2>{title}</h2>
        <p>{text}</p>
        <Link className={buttonClass()} to={link.to}>
          {link.label}
        </Link>
      </div>
    </div>
  );
}
