// The addresses of pages and sections, as the names of their files give them.

/** A name in an address: lower-case ASCII letters and digits, with single hyphens between them. */
export const slugPattern = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Makes any name match `slugPattern`: `Cjenovnik za školu 2026` → `cjenovnik-za-skolu-2026`. */
export function slugOf(name: string, fallback = "dio"): string {
  const ascii = name
    .toLowerCase()
    // D with stroke, which Unicode does not decompose into a letter and a mark.
    .replace(/\u0111/g, "dj")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
  return (ascii.match(/[a-z\d]+/g) ?? [fallback]).join("-");
}

/** The page that shows the sections in `content/program`. */
const programRoute = "/program";

const pathWithoutExtension = (file: string) => file.replace(/\.md$/, "").split("/");

/** The route of a page that staff have added: `pages/upis.md` → `/upis`. */
export function textPageRoute(file: string): string {
  return `/${pathWithoutExtension(file).at(-1)}`;
}

/**
 * The route of the page that shows a section: `pages/upis/papiri.md` → `/upis`,
 * `program/premises.md` → `/program`.
 */
export function sectionPage(file: string): string {
  const [, page = "", section] = pathWithoutExtension(file);
  return section ? `/${page}` : programRoute;
}

/** A section's fragment, unless its file sets another: `program/premises.md` → `premises`. */
export function sectionAddress(file: string): string {
  return slugOf(pathWithoutExtension(file).at(-1) ?? "");
}
