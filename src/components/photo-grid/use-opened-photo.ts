import { navigate } from "gatsby";
import { useEffect, useRef, useState } from "react";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";

/** Marks the `history.state` of an entry that opening a photo has added. */
const mark = "openedPhoto";

/** The photo number in the URL's hash, as in `#slika-7`. */
function numberInAddress(anchor: string): number | null {
  const [, name, number] = /^#([\w-]+)-([1-9]\d*)$/.exec(window.location.hash) ?? [];
  return name === anchor ? Number(number) : null;
}

/**
 * Writes the opened photo into the address, or takes it out.
 * @param number of the photo, null for none
 * @returns whether the browser goes back for it, which ends with `popstate`
 */
function writeAddress(anchor: string, number: number | null): boolean {
  const { history, location } = window;
  const { state } = history;
  const isWritten = numberInAddress(anchor) !== null;
  if (number !== null && isWritten) history.replaceState(state, "", `#${anchor}-${number}`);
  else if (number !== null) {
    history.pushState({ ...state, [mark]: true }, "", `#${anchor}-${number}`);
  } else if (state?.[mark]) {
    history.back();
    return true;
  } else if (isWritten) history.replaceState(state, "", location.pathname + location.search);
  return false;
}

/**
 * Keeps the opened photo of a grid in the URL's hash, so that the browser's back button closes it and
 * a link to it can be shared. However often and fast photos are opened and closed, there is at most one
 * history entry more.
 * @param anchor prefix of the photos' hashes: `slika` for `#slika-7`
 * @param routeOf the route of a photo, if some are on other pages
 * @returns the index of the opened photo, or null, and a function to change it
 */
export function useOpenedPhoto(
  photos: readonly NumberedPhoto[],
  anchor: string,
  routeOf: ((number: number) => string) | undefined,
) {
  const [opened, setOpened] = useState<number | null>(null);
  /** The photo that the address should name; it does so later while the browser goes back. */
  const wanted = useRef<number | null>(null);
  const isGoingBack = useRef(false);

  /** @param index of the photo, null for none */
  const show = (index: number | null) => {
    wanted.current = index === null ? null : (photos[index]?.number ?? null);
    setOpened(index);
    if (!isGoingBack.current) isGoingBack.current = writeAddress(anchor, wanted.current);
  };

  useEffect(() => {
    const follow = () => {
      if (isGoingBack.current) {
        // A photo may have been opened meanwhile.
        isGoingBack.current = writeAddress(anchor, wanted.current);
        return;
      }
      const number = numberInAddress(anchor);
      const index = photos.findIndex((photo) => photo.number === number);
      wanted.current = index === -1 ? null : number;
      setOpened(index === -1 ? null : index);
      if (number && index === -1 && routeOf && number <= (photos[0]?.place.total ?? 0)) {
        const { search, hash } = window.location;
        navigate(routeOf(number) + search + hash, { replace: true });
      }
    };
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [photos, anchor, routeOf]);

  return { opened, show };
}
