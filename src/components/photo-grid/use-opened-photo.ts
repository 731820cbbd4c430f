import { navigate } from "gatsby";
import { useEffect, useRef, useState } from "react";
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
 * a link to it can be shared. However often and fast photos are opened and closed, there is at most one
 * history entry more.
 * @param anchor prefix of the photos' hashes: `slika` for `#slika-7`
 * @param all routes of the photos that are on other pages
 * @returns the index of the opened photo, or null, and a function to change it
 */
export function useOpenedPhoto(
  photos: readonly NumberedPhoto[],
  anchor: string,
  all: AllPhotos | undefined,
) {
  const [opened, setOpened] = useState<number | null>(null);
  /** What the address should say; it says so later while the browser goes back. */
  const wanted = useRef<number | null>(null);
  const isGoingBack = useRef(false);

  const writeAddress = () => {
    const { history, location } = window;
    const { state } = history;
    if (isGoingBack.current) return;
    if (wanted.current !== null) {
      const address = `#${anchor}-${photos[wanted.current]?.number}`;
      if (numberInAddress(anchor) !== null) history.replaceState(state, "", address);
      else history.pushState({ ...state, [mark]: true }, "", address);
    } else if (state?.[mark]) {
      isGoingBack.current = true;
      history.back();
    } else if (numberInAddress(anchor) !== null) {
      history.replaceState(state, "", location.pathname);
    }
  };

  /** @param index of the photo, null for none */
  const show = (index: number | null) => {
    wanted.current = index;
    setOpened(index);
    writeAddress();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `writeAddress` depends on nothing else
  useEffect(() => {
    const follow = () => {
      if (isGoingBack.current) {
        isGoingBack.current = false;
        // A photo may have been opened meanwhile.
        writeAddress();
        return;
      }
      const number = numberInAddress(anchor);
      const index = photos.findIndex((photo) => photo.number === number);
      wanted.current = index === -1 ? null : index;
      setOpened(wanted.current);
      if (number && index === -1 && all && number <= all.total) {
        navigate(`${all.routeOf(number)}${window.location.hash}`, { replace: true });
      }
    };
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [photos, anchor, all]);

  return { opened, show };
}
