import { getFileOf, isSection, listLinkablePages } from "../../content/collections";
import { getDownloadPath } from "../../content/downloads";
import { navigation } from "../../content/schemas/site";
import { getSectionRoute, getSectionUrl } from "../../content/slugs";
import { type Fields, isFields } from "../../content/values";

/** A URL that links may have, with the name that staff choose it by. */
export interface LinkTarget {
  readonly to: string;
  readonly name: string;
}

interface LinkGroup {
  readonly label: string;
  readonly targets: readonly LinkTarget[];
}

function getMenuNames(files: ReadonlyMap<string, Fields>): ReadonlyMap<unknown, unknown> {
  const { items } = files.get(getFileOf(navigation)) ?? {};
  return new Map(
    (Array.isArray(items) ? items : []).filter(isFields).map(({ to, label }) => [to, label]),
  );
}

/**
 * Return all link targets, by kind.
 * @param files the fields of all files, by path in `content/`
 * @param downloads the names of the documents
 */
export function createLinkGroups(
  files: ReadonlyMap<string, Fields>,
  downloads: Iterable<string>,
): LinkGroup[] {
  const names = getMenuNames(files);
  const pages = listLinkablePages(files.keys()).map(({ route, file }) => ({
    to: route,
    name: String(names.get(route) ?? files.get(file)?.title ?? route),
  }));
  const sections = [...files]
    .filter(([file]) => isSection(file))
    .map(([file, fields]) => {
      const page = getSectionRoute(file);
      const name = pages.find(({ to }) => to === page)?.name ?? page;
      return { to: getSectionUrl(file, fields), name: `${name}: ${fields.title}` };
    });
  const documents = [...downloads].map((name) => ({ to: getDownloadPath(name), name }));
  return [
    { label: "Stranice", targets: pages },
    { label: "Dijelovi stranica", targets: sections },
    { label: "Dokumenti", targets: documents },
  ].filter(({ targets }) => targets.length > 0);
}
