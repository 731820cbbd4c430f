import { PhotoGrid } from "../components/photo-grid/photo-grid";
import type { ShownPhotos } from "../content/kinds/photos";
import { photoAnchors } from "../site";
import { toNumberedPhoto } from "./photo-fragments";
import * as css from "./template.module.css";

/** Photos of a page or a section as templates query them. */
export interface SelectedPhotos extends Omit<ShownPhotos, "list"> {
  readonly list: string;
  readonly shown: readonly Queries.PhotoInGridFragment[];
}

interface PhotoSelectionProps extends SelectedPhotos {
  /** Of the section or page; the addresses of photos that are chosen from a list begin with it. */
  readonly address: string;
}

const anchors: Readonly<Record<string, string>> = photoAnchors;

/** Photos under a heading of their own. */
export function PhotoSelection(props: PhotoSelectionProps) {
  const { title, list, names, shown, photoAlt, openLabel, address } = props;
  const whole = names ? undefined : anchors[list];
  return (
    <>
      <h3 className={css.photosTitle}>{title}</h3>
      <PhotoGrid
        anchor={whole ?? `${address}-slika`}
        size="small"
        label={title}
        photos={shown.map(toNumberedPhoto)}
        photoAlt={photoAlt}
        openLabel={openLabel}
      />
    </>
  );
}
