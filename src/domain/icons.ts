/** The icons of `static/icons/paper.svg` from top to bottom. Content may name all but the tick. */
const icons = [
  "activities",
  "book",
  "educators",
  "full-day",
  "hands",
  "move",
  "music",
  "nature",
  "pencil",
  "program",
  "rest",
  "safe-space",
  "scissors",
  "team",
  "tent",
  "varied-programme",
  "tick",
] as const;

export type PaperIconName = (typeof icons)[number];

export const paperIconNames: readonly string[] = icons;
