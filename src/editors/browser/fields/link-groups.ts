import { addedPageRoute, sectionAddress, sectionPage } from "../../../content/addresses";
import { addedPageType, collectionOf } from "../../../content/collections";
import { downloadsFolder } from "../../../content/download-rules";
import { type Fields, isFields } from "../../../content/values";
import { notFoundPath, pages } from "../../../site";

/** What a link may lead to, with its name for people. */
export interface LinkTarget {
  readonly address: string;
  readonly name: string;
}

/** What links may lead to, of one kind. */
export interface LinkGroup {
  readonly label: string;
  readonly targets: readonly LinkTarget[];
}

/** What the menu calls the pages, by their addresses. */
function menuNames(files: ReadonlyMap<string, Fields>): ReadonlyMap<unknown, unknown> {
  const { items } = files.get("site/navigation.yml") ?? {};
  return new Map(
    (Array.isArray(items) ? items : []).filter(isFields).map((one) => [one.to, one.label]),
  );
}

/**
 * Everything that links may lead to.
 * @param files the fields of all files, by path below `content/`
 * @param downloads the names of the documents
 */
export function linkGroups(
  files: ReadonlyMap<string, Fields>,
  downloads: Iterable<string>,
): LinkGroup[] {
  const names = menuNames(files);
  const all = [...files].map(([file, fields]) => ({
    file,
    fields,
    type: collectionOf(file)?.type,
  }));
  const nameOf = (route: string, fields: Fields | undefined) =>
    String(names.get(route) ?? fields?.title ?? route);
  const own = pages
    .filter(({ route }) => route !== notFoundPath)
    .map(({ route, file }) => ({
      address: route,
      name: nameOf(route, files.get(`pages/${file}`)),
    }));
  const added = all
    .filter(({ type }) => type === addedPageType)
    .map(({ file, fields }) => ({
      address: addedPageRoute(file),
      name: nameOf(addedPageRoute(file), fields),
    }));
  const known = [...own, ...added];
  const sections = all
    .filter(({ type }) => type?.endsWith("Section"))
    .map(({ file, fields }) => {
      const page = sectionPage(file);
      const name = known.find(({ address }) => address === page)?.name ?? page;
      return {
        address: `${page}#${fields.address || sectionAddress(file)}`,
        name: `${name}: ${fields.title}`,
      };
    });
  const documents = [...downloads].map((name) => ({
    address: `/${downloadsFolder}/${name}`,
    name,
  }));
  return [
    { label: "Stranice", targets: known },
    { label: "Dijelovi stranica", targets: sections },
    { label: "Dokumenti", targets: documents },
  ].filter(({ targets }) => targets.length > 0);
}
