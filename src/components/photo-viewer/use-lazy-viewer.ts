import { type ComponentType, useEffect, useState } from "react";
import { loadChunk } from "../../ui/load-chunk";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";
import type { PhotoViewerProps } from "./photo-viewer";

/**
 * Loads the viewer when the first photo is opened. If it does not load, the photo opens as a file.
 * @param photo the opened photo, or null
 * @returns null until the viewer has loaded
 */
export function useLazyViewer(
  photo: NumberedPhoto | null | undefined,
): ComponentType<PhotoViewerProps> | null {
  const [Viewer, setViewer] = useState<ComponentType<PhotoViewerProps> | null>(null);
  const file = photo?.source.src;

  useEffect(() => {
    if (Viewer || !file) return;
    loadChunk(() => import("./photo-viewer"))
      .then(({ PhotoViewer }) => setViewer(() => PhotoViewer))
      .catch(() => window.location.assign(file));
  }, [Viewer, file]);

  return Viewer;
}
