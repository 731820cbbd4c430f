import {
  addedPageRoute,
  freeAddress,
  isReserved,
  isTakenId,
  newName,
  sectionPage,
  slugPattern,
} from "../content/addresses";
import { collectionOf, isAddedPage, isSection, pageSectionType } from "../content/collections";
import { folderOf, lastPart, stemOf } from "../content/paths";
import { type ContentFile, fieldError } from "./content-file";
import { duplicates } from "./group-by";
import { addressOf, mayShowPhotos, photoAnchorOf, routeOf, shownPhotosOf } from "./link-targets";
import { fileError, type Message, type Problem } from "./problem";

/** Check the names of pages that staff have added, and find sections without a page. */
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

const takenAddress = (address: string, free: string): Message => ({
  what: `Adresa „${address}” je na toj stranici zauzeta: ima je drugi dio ili slika.`,
  fix: `Upišite u polje „Adresa dijela” drugu adresu. Primjer: ${free}`,
});

/** Sections with the same address on one page, or with an address that is taken. */
function addressProblems(contents: readonly ContentFile[]): Problem[] {
  const sections = contents.filter(({ file }) => isSection(file));
  const free = (one: ContentFile) => {
    const others = contents.filter(
      (other) => mayShowPhotos(other) && routeOf(other) === routeOf(one),
    );
    return freeAddress(addressOf(one), others.map(addressOf));
  };
  // The photos of a section and of its page would have the same addresses.
  const named = [...contents.filter(({ file }) => isAddedPage(file)), ...sections].filter(
    (one) => shownPhotosOf(one)?.names,
  );
  const taken = [
    ...duplicates(sections, (one) => `${routeOf(one)}#${addressOf(one)}`).map(([one]) => one),
    ...duplicates(named, (one) => `${routeOf(one)} ${photoAnchorOf(one)}`).map(([one]) => one),
    ...sections.filter((one) => isTakenId(addressOf(one))),
  ];
  return [...new Set(taken)].map((one) =>
    fieldError(one, ["address"], takenAddress(addressOf(one), free(one))),
  );
}

/** Whole lists that one page would show twice. */
function repeatedLists(contents: readonly ContentFile[]): Problem[] {
  const whole = contents.filter(
    (one) => mayShowPhotos(one) && shownPhotosOf(one) && !shownPhotosOf(one)?.names,
  );
  return duplicates(whole, (one) => `${routeOf(one)} ${photoAnchorOf(one)}`).map(([one, first]) =>
    fieldError(one, ["photos", "list"], {
      what: `Sve slike s ovog spiska na istoj stranici već prikazuje „${stemOf(first.file)}”.`,
      fix: "Navedite samo neke slike u polju „Nazivi slika” ili obrišite slike ovog dijela.",
    }),
  );
}

/** Check the addresses and photos of sections. */
export function checkSections(contents: readonly ContentFile[]): Problem[] {
  return [...addressProblems(contents), ...repeatedLists(contents)];
}
