import { getCollection, isAddedPage, isSection } from "../content/collections";
import { getFileName, getFolder } from "../content/paths";
import {
  getAddedPageFile,
  getAddedPageRoute,
  getSectionRoute,
  isReservedId,
  isReservedName,
  slugPattern,
  toFreeName,
} from "../content/slugs";
import { findDuplicates } from "../domain/group-by";
import { contentTypes } from "../site";
import { type ContentFile, toFieldProblem } from "./content-file";
import { getHostRoute, getPhotoSelection, getSectionFragment } from "./link-targets";
import { type Message, type Problem, toFileProblem } from "./problem";

/** Check the names of pages that staff have added, and find sections without a page. */
export function checkPages(files: readonly string[]): Problem[] {
  const added = files.filter(isAddedPage);
  const names = added.flatMap((file) => {
    const name = getAddedPageRoute(file).slice(1);
    if (slugPattern.test(name) && !isReservedName(name)) return [];
    const free = toFreeName(name, (other) => files.includes(getAddedPageFile(other)));
    return toFileProblem(file, {
      what: `Naziv „${getFileName(file)}” ne može biti adresa stranice, ili je ta adresa zauzeta.`,
      fix: `Preimenujte datoteku: adresa stranice je njen naziv bez nastavka. Naziv smije imati samo mala slova bez kvačica, cifre i crtice. Primjer: ${free}.md`,
    });
  });
  const addedRoutes = added.map(getAddedPageRoute);
  const orphaned = files
    .filter((file) => getCollection(file)?.type === contentTypes.pageSection)
    .filter((file) => !addedRoutes.includes(getSectionRoute(file)))
    .map((file) =>
      toFileProblem(file, {
        what: `Ovo je dio stranice, a nema stranice koja ga prikazuje: content/${getFolder(file)}.md.`,
        fix: "Napravite tu stranicu ili premjestite dio u folder content/program, ili u folder stranice koju ste dodali.",
      }),
    );
  return [...names, ...orphaned];
}

const takenFragment = (fragment: string): Message => ({
  what: `Adresa „${fragment}” je na toj stranici zauzeta: ima je drugi dio ili slika.`,
  fix: `Upišite u polje „Adresa dijela” drugu adresu. Primjer: ${fragment}-dio`,
});

/** Find sections with the same fragment on one page, or with one that is taken. */
export function checkSections(contents: readonly ContentFile[]): Problem[] {
  const sections = contents.filter(({ file }) => isSection(file));
  // The photos of a section and of its page would have the same fragments.
  const withPhotos = contents.filter(getPhotoSelection);
  const getUrl = (one: ContentFile) => `${getHostRoute(one)}#${getSectionFragment(one)}`;
  const repeated = [sections, withPhotos].flatMap((all) => findDuplicates(all, getUrl));
  const reserved = sections.filter((one) => isReservedId(getSectionFragment(one)));
  return [...new Set([...repeated.map(([one]) => one), ...reserved])].map((content) =>
    toFieldProblem(content, ["fragment"], takenFragment(getSectionFragment(content))),
  );
}
