import { Link } from "gatsby";
import { fill } from "../../content/fill-placeholders";
import type { HomePage } from "../../content/schemas/pages";
import { getGalleryRoute } from "../../domain/gallery-pages";
import { galleryIdPrefix } from "../../site";
import * as common from "../../styles/common.module.css";
import { MoreLink } from "../../ui/more-link/more-link";
import { getPhotoId, type NumberedPhoto } from "../photo/numbered-photo";
import { Photo } from "../photo/photo";
import { limitToOneFile } from "../photo/photo-source";
import * as css from "./memories.module.css";

interface MemoriesProps extends Omit<HomePage["memories"], "photos"> {
  readonly photos: readonly NumberedPhoto[];
}

/** In px. Photos are up to 240 px wide on phones, 450 px on desktops. */
const maxFileWidth = 720;

/** Render photos on a clothesline, each a link to its tile in the gallery. */
export function Memories({ title, text, link, photos, photoAlt }: MemoriesProps) {
  return (
    <section>
      <div className={css.text}>
        <h2>{title}</h2>
        <p className={`${common.lead} ${common.soft}`}>{text}</p>
        <MoreLink {...link} />
      </div>
      <ul className={css.clothesline}>
        {photos.map(({ number, title, source, focus }) => (
          <li key={number}>
            <Link to={`${getGalleryRoute(number)}#${getPhotoId(galleryIdPrefix, number)}`}>
              <Photo
                source={limitToOneFile(source, maxFileWidth)}
                alt={fill(photoAlt, { n: number })}
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
