import { navigate } from "gatsby";
import { useEffect, useState } from "react";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";
import type { AllPhotos } from "../photo-viewer/all-photos";

/** Marks the `history.state` of an entry that opening a photo has added. */
const mark = "openedPhoto";

/** The photo number in the URL's hash, as in `#slika-7`. */
function numberInAddress(anchor: string): number | null {
  const [, name, number] = /^#([\w-]+)-([1-9]\d*)$/.exec(window.location.hash) ?? [];
  return name === anchor ? Number(number) : null;
}

/**
 * Keeps the opened photo of a grid in the URL's hash, so that the browser's back button closes it and
 * a link to it can be shared.
 * @param anchor prefix of the photos' hashes: `slika` for `#slika-7`
 * @param all routes of the photos that are on other pages
 * @returns the index of the opened photo, or null, and functions to change it
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

  /** Opens a photo and adds a history entry. */
  const open = (index: number) => {
    window.history.pushState({ ...window.history.state, [mark]: true }, "", address(index));
    setOpened(index);
  };

  /** Shows another photo and replaces the history entry. */
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
