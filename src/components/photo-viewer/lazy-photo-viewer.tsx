import { type ComponentType, useEffect, useState } from "react";
import { loadPart } from "../../ui/load-part";
import type { PhotoViewerProps } from "./photo-viewer";

/** Loads the viewer when the first photo is opened. If it cannot be loaded, the photo opens as a file. */
export function LazyPhotoViewer(props: PhotoViewerProps) {
  const [Viewer, setViewer] = useState<ComponentType<PhotoViewerProps> | null>(null);
  const file = props.photos[props.index]?.source.src;

  useEffect(() => {
    if (Viewer) return;
    loadPart(() => import("./photo-viewer"))
      .then(({ PhotoViewer }) => setViewer(() => PhotoViewer))
      .catch(() => file && window.location.assign(file));
  }, [Viewer, file]);

  return Viewer && <Viewer {...props} />;
}
