import type { ProgramPage } from "../../content/schemas/pages";
import { ButtonLink } from "../../ui/button/button";
import type { PhotoSource } from "../../ui/photo/photo-source";
import { formatSizes } from "../../ui/photo/sizes";
import { ContentPhoto } from "../content-photo/content-photo";
import { CutEdge } from "../scenery/cut-edge";
import * as cut from "../scenery/cut-edge.module.css";
import * as css from "./paper-note.module.css";

interface PaperNoteProps extends Omit<ProgramPage["closing"], "photo"> {
  readonly photo: PhotoSource;
}

/** Render a note on yellow paper beside a photo. */
export function PaperNote({ title, text, link, photo, photoAlt }: PaperNoteProps) {
  return (
    <div className={css.split}>
      <figure className={css.window}>
        <ContentPhoto source={photo} alt={photoAlt} sizes={formatSizes("600px", "100vw")} />
        <CutEdge className={cut.photo} />
      </figure>
      <div className={css.note}>
        <h2>{title}</h2>
        <p>{text}</p>
        <ButtonLink {...link} />
      </div>
      <CutEdge className={css.upper} />
      <CutEdge className={css.edge} />
    </div>
  );
}
