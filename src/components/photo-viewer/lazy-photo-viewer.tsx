import { type ComponentType, useEffect, useState } from "react";
import type { PhotoViewerProps } from "./photo-viewer";

/** Loads the viewer when the first photo is opened. If it cannot be loaded, the photo opens as a file. */
export function LazyPhotoViewer(props: PhotoViewerProps) {
  const [Viewer, setViewer] = useState<ComponentType<PhotoViewerProps> | null>(null);
  const file = props.photos[props.start]?.source.src;

  useEffect(() => {
    import("./photo-viewer").then(
      ({ PhotoViewer }) => setViewer(() => PhotoViewer),
      () => file && window.location.assign(file),
    );
  }, [file]);

  return Viewer && <Viewer {...props} />;
}
