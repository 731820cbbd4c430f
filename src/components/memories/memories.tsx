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

/** The `sizes` of a photo that takes a share, 0 to 1, of the section's width in memories.module.css. */
function sizesOf(share: number): string {
  const times = (width: number, unit: string) => `${Math.round(width * share)}${unit}`;
  return joinSizes([
    { from: 1344, width: times(816, "px") },
    { from: breakpoints.desktop, width: times(60, "vw") },
    { from: 0, width: times(91, "vw") },
  ]);
}

const ratioOf = ({ source }: NumberedPhoto) => source.width / source.height;

/** Large photos with a link to the gallery. */
export function Memories({ title, text, link, photos, photoAlt }: MemoriesProps) {
  const { photos: photoTexts } = useSite().texts;
  const [first, ...rest] = photos;
  const rowRatio = rest.reduce((sum, photo) => sum + ratioOf(photo), 0);
  const figureOf = (photo: NumberedPhoto, className: string | undefined, share: number) => (
    <figure key={photo.number} className={className} style={ratioStyle(photo.source)}>
      <Photo
        source={photo.source}
        alt={fill(photoAlt, { n: photo.number })}
        sizes={sizesOf(share)}
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
        {first && figureOf(first, css.first, 1)}
        <div className={css.row}>
          {rest.map((photo, index) =>
            figureOf(photo, index === 0 ? css.second : css.third, ratioOf(photo) / rowRatio),
          )}
        </div>
      </div>
    </section>
  );
}
