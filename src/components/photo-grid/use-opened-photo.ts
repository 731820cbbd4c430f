import { navigate } from "gatsby";
import { useEffect, useState } from "react";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";
import type { AllPhotos } from "../photo-viewer/all-photos";

/** In `history.state` of an entry that opening a photo has made. */
const mark = "openedPhoto";

/** The number of the photo that the address names, as in `#slika-7`. */
function numberInAddress(anchor: string): number | null {
  const [, name, number] = /^#([\w-]+)-([1-9]\d*)$/.exec(window.location.hash) ?? [];
  return name === anchor ? Number(number) : null;
}

/**
 * Which photo of a grid is open. The address says it, so that the browser's back button closes
 * the photo and a link to it works after a reload.
 * @param anchor start of the photos' addresses, `slika` for `#slika-7`
 * @param all tells which page has a photo that this grid does not show
 */
export function useOpenedPhoto(
  photos: readonly NumberedPhoto[],
  anchor: string,
  all: AllPhotos | undefined,
) {
  const [opened, setOpened] = useState<number | null>(null);

  useEffect(() => {
    const follow = () => {
      const number = numberInAddress(anchor);
      const index = photos.findIndex((photo) => photo.number === number);
      setOpened(index === -1 ? null : index);
      if (number && index === -1 && all && number <= all.total) {
        navigate(`${all.routeOf(number)}${window.location.hash}`, { replace: true });
      }
    };
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [photos, anchor, all]);

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
