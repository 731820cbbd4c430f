import { useEffect, useRef, useState } from "react";
import { getPhotoId } from "../photo/numbered-photo";

/** Key in `history.state` that marks an entry which opening a photo has added. */
const stateKey = "openedPhoto";

/** Return the photo's number in the URL's hash, such as 7 in `#slika-7`, or null. */
function getNumberInHash(idPrefix: string): number | null {
  const [, name, number] = /^#([\w-]+)-([1-9]\d*)$/.exec(window.location.hash) ?? [];
  return name === idPrefix ? Number(number) : null;
}

/** Set or remove the photo in the hash. Return true after `history.back()`: the hash then changes at `popstate`. */
function updateHash(idPrefix: string, number: number | null): boolean {
  const { history, location } = window;
  const { state } = history;
  const hasNumber = getNumberInHash(idPrefix) !== null;
  if (number !== null) {
    const url = `#${getPhotoId(idPrefix, number)}`;
    if (hasNumber) history.replaceState(state, "", url);
    else history.pushState({ ...state, [stateKey]: true }, "", url);
  } else if (state?.[stateKey]) {
    history.back();
    return true;
  } else if (hasNumber) history.replaceState(state, "", location.pathname + location.search);
  return false;
}

/**
 * Keep the opened photo of a grid in the URL's hash, so that the back button closes it and its link can be shared.
 * However often and fast photos are opened and closed, at most one history entry is added.
 * @returns the number in the hash, which may be that of no photo
 */
export function useOpenedPhoto(idPrefix: string) {
  const [openedNumber, setNumber] = useState<number | null>(null);
  /** The number that the hash should have. Writing it waits while the browser goes back. */
  const pendingNumber = useRef<number | null>(null);
  const isGoingBack = useRef(false);

  const setOpenedNumber = (number: number | null) => {
    pendingNumber.current = number;
    setNumber(number);
    if (!isGoingBack.current) isGoingBack.current = updateHash(idPrefix, number);
  };

  useEffect(() => {
    const followHash = () => {
      if (isGoingBack.current) {
        // A photo may have been opened meanwhile.
        isGoingBack.current = updateHash(idPrefix, pendingNumber.current);
        return;
      }
      setNumber(getNumberInHash(idPrefix));
    };
    followHash();
    window.addEventListener("popstate", followHash);
    return () => window.removeEventListener("popstate", followHash);
  }, [idPrefix]);

  return { openedNumber, setOpenedNumber };
}
