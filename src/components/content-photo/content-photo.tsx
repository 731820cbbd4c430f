import { Photo, type PhotoProps } from "../../ui/photo/photo";
import { useSharedContent } from "../use-shared-content";

/** Render a photo of the content; if it fails to load, the site's text replaces it. */
export function ContentPhoto(props: Omit<PhotoProps, "failedText">) {
  return <Photo {...props} failedText={useSharedContent().texts.photos.failed} />;
}
