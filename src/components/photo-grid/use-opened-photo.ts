import { useEffect, useState } from "react";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";

/** In `history.state` of an entry that opening a photo has made. */
const mark = "openedPhoto";

/** The photo that the address names, as in `#slika-7`. */
function indexInAddress(photos: readonly NumberedPhoto[], anchor: string): number | null {
  const [, name, number] = /^#(\w+)-(\d+)$/.exec(window.location.hash) ?? [];
  if (name !== anchor) return null;
  const index = photos.findIndex((photo) => photo.number === Number(number));
  return index === -1 ? null : index;
}

/**
 * Which photo of a grid is open. The address says it, so that the browser's back button closes
 * the photo and a link to it works after a reload.
 * @param anchor start of the photos' addresses, `slika` for `#slika-7`
 */
export function useOpenedPhoto(photos: readonly NumberedPhoto[], anchor: string) {
  const [opened, setOpened] = useState<number | null>(null);

  useEffect(() => {
    const follow = () => setOpened(indexInAddress(photos, anchor));
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [photos, anchor]);

  const address = (index: number) => `#${anchor}-${photos[index]?.number}`;

  /** Opens a photo in a new entry of the history. */
  const open = (index: number) => {
    window.history.pushState({ ...window.history.state, [mark]: true }, "", address(index));
    setOpened(index);
  };

  /** Shows another photo in the same entry. */
  const turn = (index: number) => {
    window.history.replaceState(window.history.state, "", address(index));
    setOpened(index);
  };

  const close = () => {
    if (window.history.state?.[mark]) window.history.back();
    else window.history.replaceState(window.history.state, "", window.location.pathname);
    setOpened(null);
  };

  return { opened, open, turn, close };
}
