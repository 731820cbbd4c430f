import { fill } from "../../content/fill";
import type { LinkText } from "../../ui/link-text";
import { MoreLink } from "../../ui/more-link/more-link";
import { type NumberedPhoto, ratioStyle } from "../../ui/photo/numbered-photo";
import { Photo } from "../../ui/photo/photo";
import { useSite } from "../site-context";
import * as css from "./memories.module.css";

interface MemoriesProps {
  readonly title: string;
  readonly text: string;
  readonly link: LinkText;
  /** Three photos of the gallery, the leading one first. */
  readonly photos: readonly NumberedPhoto[];
  /** Alternative text, with `{n}` for the photo's number. */
  readonly photoAlt: string;
}

const sizes = {
  first: "(min-width: 85rem) 816px, (min-width: 64rem) 60vw, 94vw",
  row: "(min-width: 85rem) 780px, (min-width: 64rem) 56vw, 60vw",
};

/** Three large photos that lead to the gallery. */
export function Memories({ title, text, link, photos, photoAlt }: MemoriesProps) {
  const { photos: photoTexts } = useSite().texts;
  const [first, ...rest] = photos;
  const windowOf = (photo: NumberedPhoto, className: string | undefined, size: string) => (
    <figure key={photo.number} className={className} style={ratioStyle(photo.source)}>
      <Photo
        source={photo.source}
        alt={fill(photoAlt, { n: photo.number })}
        sizes={size}
        failedText={photoTexts.failed}
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
        {first && windowOf(first, css.first, sizes.first)}
        <div className={css.row}>
          {rest.map((photo, index) =>
            windowOf(photo, index === 0 ? css.second : css.third, sizes.row),
          )}
        </div>
      </div>
    </section>
  );
}
