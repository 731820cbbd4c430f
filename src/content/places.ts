import { slugOf } from "./slug";

/** The page whose sections stand in a folder of their own: `content/program`. */
const programRoute = "/program";

const partsOf = (file: string) => file.replace(/\.md$/, "").split("/");

/** `pages/upis.md` → `/upis`. */
export function textPageRoute(file: string): string {
  return `/${partsOf(file).at(-1)}`;
}

/** The page that a section is part of: of `pages/upis/papiri.md` `/upis`, of `program/premises.md` `/program`. */
export function sectionPage(file: string): string {
  const [, page = "", section] = partsOf(file);
  return section ? `/${page}` : programRoute;
}

/** What opens a section behind the page's address, unless its file says so: its name. */
export function sectionAddress(file: string): string {
  return slugOf(partsOf(file).at(-1) ?? "");
}
