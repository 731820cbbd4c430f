import { deferredFilesId, elementIds } from "../domain/element-ids";
import { downloadsFolder, editorPath, galleryIdPrefix, pages, routes } from "../site";
import { getStem } from "./paths";

/** Names that no added page may have: files are published there, or browsers request them unasked. */
const reservedNames: readonly string[] =
  `404 index static page-data brand scenes icons letter stars api sitemap robots manifest favicon`
    .split(" ")
    .concat(downloadsFolder, editorPath);

/** A name in a URL: lower-case ASCII letters and digits, with single hyphens between them. */
export const slugPattern = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Make any name match `slugPattern`: `Cjenovnik za školu 2026` → `cjenovnik-za-skolu-2026`. */
export function toSlug(name: string, fallback = "dio"): string {
  const ascii = name
    .toLowerCase()
    // D with stroke, which Unicode does not decompose into a letter and a mark.
    .replace(/\u0111/g, "dj")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
  return (ascii.match(/[a-z\d]+/g) ?? [fallback]).join("-");
}

/** In characters, of a new file. */
const maxNameLength = 60;

/** Return whether a name is that of a page of the site, or of something that is published beside them. */
export const isReservedName = (name: string) =>
  reservedNames.includes(name) ||
  pages.some(({ file, route }) => file === `${name}.md` || route === `/${name}`);

/**
 * Return a free name for a new file, without its extension: `Zahtjev_za_upis 2026` → `zahtjev-za-upis-2026`,
 * `Program` → `program-2`.
 * @param isUsed whether another file has a name
 */
export function toFreeName(title: string, isUsed = (_name: string) => false): string {
  const name = toSlug(title, "novo").slice(0, maxNameLength).replace(/-$/, "");
  let free = name;
  for (let copy = 2; isReservedName(free) || isUsed(free); copy += 1) free = `${name}-${copy}`;
  return free;
}

/**
 * Return a name for a file under which it can be published: `Zahtjev za upis.docx` → `zahtjev-za-upis.pdf`.
 * @param others names that it must not have
 */
export function toValidName(file: string, ending: string, others: readonly string[] = []): string {
  return toFreeName(getStem(file), (name) => others.includes(name + ending)) + ending;
}

const reservedIds: readonly string[] = [...Object.values(elementIds), deferredFilesId];

/** Ids of Gatsby's elements and of photos. */
const reservedIdPattern = new RegExp(`^(?:gatsby-.+|(?:.+-)?${galleryIdPrefix}-\\d+)$`);

/** Return whether an element other than a section may have this id. */
export const isReservedId = (id: string) => reservedIds.includes(id) || reservedIdPattern.test(id);

/** Return the route of a page that staff have added: `pages/upis.md` → `/upis`. */
export const getAddedPageRoute = (file: string): string => `/${getStem(file)}`;

/** Return the file of a page that staff have added: `upis` → `pages/upis.md`. */
export const getAddedPageFile = (name: string): string => `pages/${name}.md`;

/** Return the route of the page that shows a section: `pages/upis/papiri.md` → `/upis`, `program/premises.md` → `/program`. */
export function getSectionRoute(file: string): string {
  const [, page = "", section] = file.split("/");
  return section ? `/${page}` : routes.program;
}

/** Return a section's fragment: its `fragment`, or else its file's name: `program/premises.md` → `premises`. */
export function getFragment(file: string, chosen?: unknown): string {
  return String(chosen || toSlug(getStem(file)));
}

/** Return a section's route and fragment: `program/premises.md` → `/program#premises`. */
export const getSectionUrl = (file: string, { fragment }: { readonly fragment?: unknown }) =>
  `${getSectionRoute(file)}#${getFragment(file, fragment)}`;
