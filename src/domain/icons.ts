/**
 * The icons of `static/icons/paper.svg` from top to bottom, and what each shows, for staff. Content may name all but the
 * tick.
 */
export const paperIcons = {
  activities: "vjetrenica",
  book: "knjiga",
  educators: "odgajateljica i dijete",
  "full-day": "sunce i mjesec",
  hands: "ruke oko biljke",
  move: "lopta",
  music: "nota",
  nature: "drvo",
  pencil: "olovka i kist",
  program: "kocke",
  rest: "krevet",
  "safe-space": "kuća",
  scissors: "papir sa srcem",
  team: "djeca i odgajatelj",
  tent: "šator za igru",
  "varied-programme": "šareni oblici",
  tick: "kvačica",
} as const;

export const paperIconNames: readonly string[] = Object.keys(paperIcons);
