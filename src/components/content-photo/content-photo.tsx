import { Photo, type PhotoProps } from "../../ui/photo/photo";
import { useShared } from "../use-shared";

/** Render a photo of the content. The site's text replaces one that does not load. */
export function ContentPhoto(props: Omit<PhotoProps, "failedText">) {
  return <Photo {...props} failedText={useShared().texts.photos.failed} />;
}
