import { basename, dirname } from "node:path/posix";
import { freeAddress, isTakenId, sectionPage } from "../content/addresses";
import { unlistedPhoto } from "./check-photos";
import { type ContentFile, fieldProblem } from "./content-file";
import { valueAt } from "./declared-shape";
import { duplicates } from "./group-by";
import {
  addressOf,
  completeList,
  isPhotoSet,
  isSection,
  isTextPage,
  type PhotoLists,
  photoAnchorOf,
  routeOf,
} from "./link-targets";
import type { Problem } from "./problem";

const orderOf = ({ data }: ContentFile) => valueAt(data, ["order"]);

/** Files in one folder with the same `order`. */
function orderProblems(contents: readonly ContentFile[]): Problem[] {
  const ordered = contents.filter((content) => typeof orderOf(content) === "number");
  return duplicates(ordered, (content) => `${dirname(content.file)} ${orderOf(content)}`).map(
    ([content, first]) =>
      fieldProblem(content, ["order"], {
        what: `Isti redoslijed (${orderOf(content)}) ima i datoteka „${basename(first.file)}”, pa se ne zna koja je prva.`,
        fix: "Dajte svakoj svoj broj u polju „order”.",
      }),
  );
}

const otherAddress = (free: string) =>
  `Upišite u polje „address” drugu adresu. Primjer: address: "${free}"`;

/** Sections with the same address on one page, or with an address that is taken. */
function addressProblems(sections: readonly ContentFile[]): Problem[] {
  const free = (one: ContentFile) => {
    const others = sections.filter(({ file }) => sectionPage(file) === sectionPage(one.file));
    return freeAddress(addressOf(one), others.map(addressOf));
  };
  const repeated = duplicates(sections, (one) => `${sectionPage(one.file)}#${addressOf(one)}`).map(
    ([one, first]) =>
      fieldProblem(one, ["address"], {
        what: `Na istoj stranici već postoji dio s adresom „${addressOf(one)}”, u datoteci ${basename(first.file)}.`,
        fix: otherAddress(free(one)),
      }),
  );
  const misleading = sections
    .filter((one) => isTakenId(addressOf(one)))
    .map((one) =>
      fieldProblem(one, ["address"], {
        what: `Adresa „${addressOf(one)}” na stranici već ima drugo značenje.`,
        fix: otherAddress(free(one)),
      }),
    );
  return [...repeated, ...misleading];
}

/** Photos of sections and added pages that one page would show at the same addresses. */
function repeatedPhotoAddresses(contents: readonly ContentFile[]): Problem[] {
  const showing = contents.filter((one) => isSection(one.file) || isTextPage(one.file));
  const withPhotos = showing.filter(photoAnchorOf);
  return duplicates(withPhotos, (one) => `${routeOf(one)} ${photoAnchorOf(one)}`).flatMap(
    ([one, first]) => {
      if (completeList(one))
        return fieldProblem(one, ["photos", "list"], {
          what: `Sve slike s ovog spiska na istoj stranici već prikazuje datoteka ${basename(first.file)}.`,
          fix: "Navedite samo neke slike u polju „names” ili obrišite polje „photos”.",
        });
      // Sections with the same address are reported as that.
      if (!isTextPage(first.file)) return [];
      return fieldProblem(one, ["address"], {
        what: `Adresa „${addressOf(one)}” je i adresa stranice, pa bi slike oba spiska imale iste adrese.`,
        fix: otherAddress(freeAddress(addressOf(one), showing.map(addressOf))),
      });
    },
  );
}

/** Named photos that are not in the list. */
function unlistedPhotos(content: ContentFile, lists: PhotoLists): Problem[] {
  const list = valueAt(content.data, ["photos", "list"]);
  const names = valueAt(content.data, ["photos", "names"]);
  if (!isPhotoSet(list) || !Array.isArray(names)) return [];
  const known = lists[list];
  return names.flatMap((name: unknown, index) => {
    const message = typeof name === "string" && unlistedPhoto(name, list, known);
    return message ? [fieldProblem(content, ["photos", "names", index], message)] : [];
  });
}

/** Checks the order of files, and the addresses and photos of sections. */
export function checkSections(contents: readonly ContentFile[], lists: PhotoLists): Problem[] {
  const sections = contents.filter(({ file }) => isSection(file));
  return [
    ...orderProblems(contents),
    ...addressProblems(sections),
    ...repeatedPhotoAddresses(contents),
    ...contents.flatMap((content) => unlistedPhotos(content, lists)),
  ];
}
