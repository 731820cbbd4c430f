import { Link } from "gatsby";
import { fill } from "../../content/fill-placeholders";
import type { HomePage } from "../../content/kinds/pages";
import { galleryRoute } from "../../domain/gallery-pages";
import * as layout from "../../styles/layout.module.css";
import { MoreLink } from "../../ui/more-link/more-link";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";
import { Photo } from "../../ui/photo/photo";
import { asOneFile } from "../../ui/photo/photo-source";
import { useSite } from "../site-context";
import * as css from "./memories.module.css";

/** `photoAlt` has `{n}` for the photo's number. */
interface MemoriesProps extends Omit<HomePage["memories"], "photos"> {
  /** Photos of the gallery. */
  readonly photos: readonly NumberedPhoto[];
}

/** Width of a print's file in px. Prints are up to 240 px wide on phones, 450 px on desktops. */
const fileWidth = 720;

/** Prints that hang on a line from edge to edge, each a link to its place in the gallery. */
export function Memories({ title, text, link, photos, photoAlt }: MemoriesProps) {
  const { photos: photoTexts } = useSite().texts;
  return (
    <section>
      <div className={css.text}>
        <h2>{title}</h2>
        <p className={`${layout.lead} ${layout.soft}`}>{text}</p>
        <MoreLink {...link} />
      </div>
      <ul className={css.line}>
        {photos.map(({ number, title, source, focus }) => (
          <li key={number}>
            <Link to={`${galleryRoute(number)}#slika-${number}`}>
              <Photo
                source={asOneFile(source, fileWidth)}
                alt={fill(photoAlt, { n: number })}
                failedText={photoTexts.failed}
                focus={focus}
              />
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
