import type { ProgramPage } from "../../content/schemas/pages";
import { ButtonLink } from "../../ui/button/button";
import { Photo } from "../photo/photo";
import type { WithPhotoSource } from "../photo/photo-source";
import { formatSizes } from "../photo/sizes";
import { CutEdge } from "../scenery/cut-edge";
import * as css from "./program-closing.module.css";

type ProgramClosingProps = WithPhotoSource<ProgramPage["closing"]>;

/** Render the call to action that closes the program page, on yellow paper beside a photo. */
export function ProgramClosing({ title, text, link, photo, photoAlt }: ProgramClosingProps) {
  return (
    <div className={css.band}>
      <figure className={css.photo}>
        <Photo source={photo} alt={photoAlt} sizes={formatSizes("600px", "100vw")} />
        <CutEdge place="overImage" color="var(--tint)" />
      </figure>
      <div className={css.text}>
        <h2>{title}</h2>
        <p>{text}</p>
        <ButtonLink {...link} />
      </div>
      <CutEdge place="top" />
      <CutEdge place="bottom" color="var(--band, var(--mist))" />
    </div>
  );
}
