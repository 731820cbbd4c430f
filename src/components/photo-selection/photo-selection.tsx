import type { PhotoSelectionFields } from "../../content/schemas/photos";
import type { NumberedPhoto } from "../photo/numbered-photo";
import { PhotoGrid } from "../photo-grid/photo-grid";
import * as css from "./photo-selection.module.css";

export interface PhotoSelectionProps
  extends Pick<PhotoSelectionFields, "title" | "photoAlt" | "openLabel"> {
  readonly photos: readonly NumberedPhoto[];
  readonly idPrefix: string;
  /** One level below the heading of the surrounding section or page. */
  readonly heading?: "h2" | "h3";
}

export function PhotoSelection(props: PhotoSelectionProps) {
  const { title, photos, heading: Heading = "h3" } = props;
  return (
    <>
      <Heading className={css.title}>{title}</Heading>
      <PhotoGrid {...props} size="small" lists={[{ label: title, photos }]} />
    </>
  );
}
