import { fill } from "../../content/fill-placeholders";
import type { HomePage } from "../../content/kinds/pages";
import { breakpoints } from "../../site";
import { MoreLink } from "../../ui/more-link/more-link";
import { type NumberedPhoto, ratioStyle } from "../../ui/photo/numbered-photo";
import { Photo } from "../../ui/photo/photo";
import { joinSizes } from "../../ui/photo/sizes";
import { useSite } from "../site-context";
import * as css from "./memories.module.css";

/** `photoAlt` has `{n}` for the photo's number. */
interface MemoriesProps extends Omit<HomePage["memories"], "photos"> {
  /** Photos of the gallery, the leading one first. */
  readonly photos: readonly NumberedPhoto[];
}

/** For browsers that do not know `sizes="auto"`: about those of the first and of the others. */
const sizesOf = (wide: string, narrow: string) =>
  joinSizes([
    { from: breakpoints.desktop, width: wide },
    { from: 0, width: narrow },
  ]);

/** Large photos with a link to the gallery. */
export function Memories({ title, text, link, photos, photoAlt }: MemoriesProps) {
  const { photos: photoTexts } = useSite().texts;
  const [first, ...rest] = photos;
  const figureOf = (photo: NumberedPhoto, className: string | undefined, sizes: string) => (
    <figure key={photo.number} className={className} style={ratioStyle(photo.source)}>
      <Photo
        source={photo.source}
        alt={fill(photoAlt, { n: photo.number })}
        sizes={sizes}
        failedText={photoTexts.failed}
        focus={photo.focus}
      />
    </figure>
  );
  return (
    <section className={css.section}>
      <div className={css.grid}>
        <div className={css.text}>
          <h2>{title}</h2>
          <p className={css.lead}>{text}</p>
          <MoreLink {...link} />
        </div>
        {first && figureOf(first, css.first, sizesOf("52vw", "91vw"))}
        <div className={css.row}>
          {rest.map((photo, index) =>
            figureOf(photo, index === 0 ? css.second : css.third, sizesOf("22vw", "54vw")),
          )}
        </div>
      </div>
    </section>
  );
}
