import { breakpoints } from "../../site";
import { joinSizes } from "../../ui/photo/sizes";

/** The `sizes` of large photos, for browsers that do not know `sizes="auto"`: about a wide tile's. */
export const tileSizes = joinSizes([
  { from: breakpoints.desktop, width: "400px" },
  { from: breakpoints.tablet, width: "45vw" },
  { from: 0, width: "50vw" },
]);
