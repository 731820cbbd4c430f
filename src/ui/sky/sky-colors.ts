import type { Sky } from "../../site";

/** The background of every page by night, `--night` in `tokens.css`. */
export const nightColor = "#17234f";

/** The rings and cheeks of the sun. */
export const sunGlow = "#f7b68f";

/** The backgrounds of pages by day. */
export const skyColors: Record<Sky, string> = {
  sunrise: "#dcebf8",
  morning: "#fdf0cc",
  noon: "#d3eddc",
  dusk: "#fce0d0",
  evening: "#dfd0ea",
};
