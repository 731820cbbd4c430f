import { PhotoGrid } from "../components/photo-grid/photo-grid";
import type { ShownPhotos } from "../content/kinds/photos";
import { getSelectionAnchor, photoAnchors } from "../site";
import { toNumberedPhotos } from "./photo-fragments";
import * as css from "./photo-selection.module.css";

export interface SelectedPhotos extends Omit<ShownPhotos, "list"> {
  readonly list: string;
  readonly shown: readonly Queries.PhotoInGridFragment[];
}

interface PhotoSelectionProps extends SelectedPhotos {
  /** Address of the section or page; ids of photos chosen from a list begin with it. */
  readonly address: string;
  /** One level below the heading of the section or page. */
  readonly heading?: "h2" | "h3";
}

const listAnchors: Readonly<Record<string, string>> = photoAnchors;

/** Render a grid of photos with a heading. */
export function PhotoSelection(props: PhotoSelectionProps) {
  const { title, shown, photoAlt, openLabel, address, heading: Heading = "h3" } = props;
  const listAnchor = props.names ? undefined : listAnchors[props.list];
  return (
    <>
      <Heading className={css.title}>{title}</Heading>
      <PhotoGrid
        anchor={listAnchor ?? getSelectionAnchor(address)}
        label={title}
        photos={toNumberedPhotos(shown)}
        photoAlt={photoAlt}
        openLabel={openLabel}
      />
    </>
  );
}
