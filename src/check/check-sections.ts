import { basename } from "node:path/posix";
import { sectionPage } from "../content/addresses";
import { unlistedPhoto } from "./check-photos";
import { type ContentFile, fieldProblem } from "./content-file";
import { valueAt } from "./declared-shape";
import { repeats } from "./group-by";
import { addressOf, isSection, isSet, type PhotoLists, wholeList } from "./link-targets";
import type { Problem } from "./problem";

/** Ids that pages have already, and starts of photos' addresses. */
const taken =
  /^(?:main|meni|logo|person|needs|first-view|gatsby-.+|(?:.+-)?slika-\d+|prostor-\d+)$/;

/** Whether an address already means something else on a page, so that it could never open a section. */
export const isTaken = (address: string) => taken.test(address);

/** Sections of one page that are opened by the same name, or by one that means something else there. */
function addressProblems(sections: readonly ContentFile[]): Problem[] {
  const repeated = repeats(sections, (one) => `${sectionPage(one.file)}#${addressOf(one)}`).map(
    ([one, first]) =>
      fieldProblem(one, ["address"], {
        what: `Na istoj stranici već postoji dio s adresom „${addressOf(one)}”, u datoteci ${basename(first.file)}.`,
        fix: 'Upišite u polje „address” drugu adresu. Primjer: address: "cjenovnik-2"',
      }),
  );
  const misleading = sections
    .filter((one) => isTaken(addressOf(one)))
    .map((one) =>
      fieldProblem(one, ["address"], {
        what: `Adresa „${addressOf(one)}” na stranici već ima drugo značenje.`,
        fix: 'Upišite u polje „address” drugu adresu. Primjer: address: "cjenovnik"',
      }),
    );
  return [...repeated, ...misleading];
}

/** Lists whose photos one page shows twice: an address could only open one of them. */
function repeatedLists(sections: readonly ContentFile[]): Problem[] {
  const whole = sections.filter(wholeList);
  return repeats(whole, (one) => `${sectionPage(one.file)} ${wholeList(one)}`).map(([one, first]) =>
    fieldProblem(one, ["photos", "list"], {
      what: `Sve slike s ovog spiska na istoj stranici već prikazuje datoteka ${basename(first.file)}.`,
      fix: "Navedite samo neke slike u polju „names” ili obrišite polje „photos”.",
    }),
  );
}

/** Photos that are named and stand in no list. */
function unlistedPhotos(content: ContentFile, lists: PhotoLists): Problem[] {
  const list = valueAt(content.data, ["photos", "list"]);
  const names = valueAt(content.data, ["photos", "names"]);
  if (!isSet(list) || !Array.isArray(names)) return [];
  const known = lists[list];
  return names.flatMap((name: unknown, index) => {
    const message = typeof name === "string" && unlistedPhoto(name, list, known);
    return message ? [fieldProblem(content, ["photos", "names", index], message)] : [];
  });
}

/** Rules for what several sections of a page share: names, and lists of photos. */
export function checkSections(contents: readonly ContentFile[], lists: PhotoLists): Problem[] {
  const sections = contents.filter(({ file }) => isSection(file));
  return [
    ...addressProblems(sections),
    ...repeatedLists(sections),
    ...contents.flatMap((content) => unlistedPhotos(content, lists)),
  ];
}
