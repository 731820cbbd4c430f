/** What is drawn on each icon that content may name, in the order of `static/icons/paper.svg`. */
export const icons = {
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
} as const;

/** The icons from the top of the sheet to its end; content cannot name the tick. */
export const iconsOfSheet: readonly string[] = [...Object.keys(icons), "tick"];

/**
 * Return the CSS background that shows one icon. All are in one file: each file more is a document that a phone
 * parses and lays out, and one of 64 pixels takes as long as a scene.
 * @param site the address of the site's root, with a slash at its end
 */
export function iconBackground(name: string, site: string): string {
  const place = iconsOfSheet.indexOf(name) / (iconsOfSheet.length - 1);
  return `url(${site}icons/paper.svg) 0 ${Number((100 * place).toFixed(2))}%/100% auto`;
}
