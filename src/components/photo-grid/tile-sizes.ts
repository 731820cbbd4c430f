import { breakpoints } from "../../site";
import { firstViewSizes, joinSizes } from "../../ui/photo/sizes";

const tablet = { from: breakpoints.tablet, width: "45vw" };

/** The `sizes` of large lazy photos, for browsers that do not know `sizes="auto"`: about a wide tile's. */
export const tileSizes = joinSizes([
  { from: breakpoints.desktop, width: "600px" },
  tablet,
  { from: 0, width: "50vw" },
]);

/** Those of the first photo, which loads before layout, when `auto` does not work. */
export const firstTileSizes = (hasCard: boolean) =>
  firstViewSizes([
    { from: breakpoints.desktop, width: hasCard ? "832px" : "1240px" },
    { from: breakpoints.tablet, width: hasCard ? "60vw" : "92vw" },
    { from: 0, width: "91vw" },
  ]);
