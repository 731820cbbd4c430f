import {
  getAddedPageRoute,
  getSectionPage,
  isReserved,
  isTakenId,
  slugPattern,
  toFreeName,
} from "../content/addresses";
import { getCollection, isAddedPage, isSection, pageSectionType } from "../content/collections";
import { getFileName, getFolder, getStem } from "../content/paths";
import { findDuplicates } from "../domain/group-by";
import { type ContentFile, fieldError } from "./content-file";
import { getAddress, getPhotoAnchor, getRoute, getShownPhotos } from "./link-targets";
import { fileError, type Message, type Problem } from "./problem";

/** Check the names of pages that staff have added, and find sections without a page. */
export function checkPages(files: readonly string[]): Problem[] {
  const added = files.filter(isAddedPage);
  const names = added.flatMap((file) => {
    const name = getAddedPageRoute(file).slice(1);
    if (slugPattern.test(name) && !isReserved(name)) return [];
    const free = toFreeName(name, (other) => files.includes(`pages/${other}.md`));
    return fileError(file, {
      what: `Naziv „${getFileName(file)}” ne može biti adresa stranice, ili je ta adresa zauzeta.`,
      fix: `Preimenujte datoteku: adresa stranice je njen naziv bez nastavka. Naziv smije imati samo mala slova bez kvačica, cifre i crtice. Primjer: ${free}.md`,
    });
  });
  const known = added.map(getAddedPageRoute);
  const orphaned = files
    .filter((file) => getCollection(file)?.type === pageSectionType)
    .filter((file) => !known.includes(getSectionPage(file)))
    .map((file) =>
      fileError(file, {
        what: `Ovo je dio stranice, a nema stranice koja ga prikazuje: content/${getFolder(file)}.md.`,
        fix: "Napravite tu stranicu ili premjestite dio u folder content/program, ili u folder stranice koju ste dodali.",
      }),
    );
  return [...names, ...orphaned];
}

const takenAddress = (address: string): Message => ({
  what: `Adresa „${address}” je na toj stranici zauzeta: ima je drugi dio ili slika.`,
  fix: `Upišite u polje „Adresa dijela” drugu adresu. Primjer: ${address}-dio`,
});

/** Sections with the same address on one page, or with an address that is taken. */
function checkAddresses(contents: readonly ContentFile[]): Problem[] {
  const sections = contents.filter(({ file }) => isSection(file));
  // The photos of a section and of its page would have the same addresses.
  const named = contents.filter((content) => getShownPhotos(content)?.names);
  const repeated = [
    ...findDuplicates(sections, (content) => `${getRoute(content)}#${getAddress(content)}`),
    ...findDuplicates(named, (content) => `${getRoute(content)} ${getPhotoAnchor(content)}`),
  ].map(([content]) => content);
  const taken = [...repeated, ...sections.filter((content) => isTakenId(getAddress(content)))];
  return [...new Set(taken)].map((content) =>
    fieldError(content, ["address"], takenAddress(getAddress(content))),
  );
}

/** Whole lists that one page would show twice. */
function checkRepeatedLists(contents: readonly ContentFile[]): Problem[] {
  const whole = contents.filter((content) => {
    const photos = getShownPhotos(content);
    return photos && !photos.names;
  });
  return findDuplicates(whole, (content) => `${getRoute(content)} ${getPhotoAnchor(content)}`).map(
    ([content, first]) =>
      fieldError(content, ["photos", "list"], {
        what: `Sve slike s ovog spiska na istoj stranici već prikazuje „${getStem(first.file)}”.`,
        fix: "Navedite samo neke slike u polju „Nazivi slika” ili obrišite slike ovog dijela.",
      }),
  );
}

/** Check the addresses and photos of sections. */
export function checkSections(contents: readonly ContentFile[]): Problem[] {
  return [...checkAddresses(contents), ...checkRepeatedLists(contents)];
}
