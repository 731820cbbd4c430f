import { isAddedPage, isSection, listLinkablePages } from "../content/collections";
import { getDownloadName, isDownload } from "../content/downloads";
import { type PhotoSet, toPhotoName } from "../content/photo-files";
import { addedPage } from "../content/schemas/pages";
import { photoListSchemas } from "../content/schemas/photos";
import { section } from "../content/schemas/sections";
import { getAddedPageRoute, getFragment, getSectionRoute } from "../content/slugs";
import { galleryIdPrefix, galleryPageSize, getPhotoIdPrefix, routes } from "../site";
import { type ContentFile, findValidFields, getValidFields } from "./content-file";

interface PageTargets {
  readonly sections: readonly string[];
  /** The numbers of its photos, by the prefix of their fragments: `slika` for `slika-7`. */
  readonly photos: ReadonlyMap<string, readonly number[]>;
}

/** Everything that a link in content may lead to. */
export interface LinkTargets {
  /** By route. */
  readonly pages: ReadonlyMap<string, PageTargets>;
  readonly downloads: readonly string[];
}

/** Names in the lists of photos, in order. */
export type ListedNames = Readonly<Record<PhotoSet, readonly string[]>>;

export function getListedPhotoNames(contents: readonly ContentFile[], set: PhotoSet): string[] {
  const { photos = [] } = findValidFields(contents, photoListSchemas[set]) ?? {};
  return photos.map(({ photo }) => toPhotoName(photo));
}

export const getSectionFragment = (content: ContentFile): string =>
  getFragment(content.file, getValidFields(content, section)?.fragment);

/** Return the list whose photos a section or page shows, and their names if it does not show all. */
export function getPhotoSelection(content: ContentFile) {
  return (getValidFields(content, section) ?? getValidFields(content, addedPage))?.photos;
}

/** Return the route of the page that a section or an added page is shown on. */
export function getHostRoute({ file }: ContentFile): string {
  return isAddedPage(file) ? getAddedPageRoute(file) : getSectionRoute(file);
}

function getShownNumbers(content: ContentFile, lists: ListedNames): number[] {
  const { list, names } = getPhotoSelection(content) ?? {};
  const all = list ? lists[list] : [];
  const chosen = names?.map(toPhotoName);
  return all.flatMap((name, index) => (!chosen || chosen.includes(name) ? index + 1 : []));
}

/**
 * @param files all files of the content
 * @param contents the files with fields
 */
export function getLinkTargets(
  files: readonly string[],
  contents: readonly ContentFile[],
  lists: ListedNames,
): LinkTargets {
  const getPageTargets = (route: string): PageTargets => {
    const parts = contents.filter(({ file }) => isSection(file) || isAddedPage(file));
    const onPage = parts.filter((content) => getHostRoute(content) === route);
    const numbers = onPage
      .filter(getPhotoSelection)
      .map(
        (one) => [getPhotoIdPrefix(getSectionFragment(one)), getShownNumbers(one, lists)] as const,
      );
    // Photos of further pages have no link of their own.
    const onFirstPage = lists.gallery.slice(0, galleryPageSize).map((_, index) => index + 1);
    return {
      sections: onPage.filter(({ file }) => isSection(file)).map(getSectionFragment),
      photos: new Map(route === routes.gallery ? [[galleryIdPrefix, onFirstPage]] : numbers),
    };
  };
  return {
    pages: new Map(listLinkablePages(files).map(({ route }) => [route, getPageTargets(route)])),
    downloads: files.filter(isDownload).map(getDownloadName),
  };
}
