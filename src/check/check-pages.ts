import {
  addedPageRoute,
  isReserved,
  newName,
  sectionPage,
  slugPattern,
} from "../content/addresses";
import { collectionOf, isAddedPage, pageSectionType } from "../content/collections";
import { folderOf, lastPart } from "../content/paths";
import { fileError, type Problem } from "./problem";

/** Checks the names of pages that staff have added, and finds sections without a page. */
export function checkPages(files: readonly string[]): Problem[] {
  const added = files.filter(isAddedPage);
  const names = added.flatMap((file) => {
    const name = addedPageRoute(file).slice(1);
    if (slugPattern.test(name) && !isReserved(name)) return [];
    const free = newName(name, (one) => files.includes(`pages/${one}.md`));
    return fileError(file, {
      what: `Naziv „${lastPart(file)}” ne može biti adresa stranice, ili je ta adresa zauzeta.`,
      fix: `Preimenujte datoteku: adresa stranice je njen naziv bez nastavka. Naziv smije imati samo mala slova bez kvačica, cifre i crtice. Primjer: ${free}.md`,
    });
  });
  const known = added.map(addedPageRoute);
  const orphaned = files
    .filter((file) => collectionOf(file)?.type === pageSectionType)
    .filter((file) => !known.includes(sectionPage(file)))
    .map((file) =>
      fileError(file, {
        what: `Ovo je dio stranice, a nema stranice koja ga prikazuje: content/${folderOf(file)}.md.`,
        fix: "Napravite tu stranicu ili premjestite dio u folder content/program, ili u folder stranice koju ste dodali.",
      }),
    );
  return [...names, ...orphaned];
}
