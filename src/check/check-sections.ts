import { basename } from "node:path/posix";
import { sectionPage } from "../content/places";
import { type ContentFile, fieldProblem } from "./content-file";
import { valueAt } from "./declared-shape";
import { groupBy } from "./group-by";
import { addressOf, isSection, type PhotoLists, wholeList } from "./link-targets";
import type { Message, Problem } from "./problem";
import { didYouMean, suggest } from "./suggest";

const unlistedPhoto = (name: string, list: string, suggestion: string | undefined): Message => ({
  what: `Slike „${name}” nema na spisku ${list}.`,
  fix: `${didYouMean(suggestion)}Upišite naziv slike onako kako stoji na tom spisku.`,
});

const takenAddress = (address: string): Message => ({
  what: `Adresa „${address}” na stranici već ima drugo značenje.`,
  fix: 'Upišite u polje „address” drugu adresu. Primjer: address: "cjenovnik"',
});

const repeatedAddress = (address: string, other: string): Message => ({
  what: `Na istoj stranici već postoji dio s adresom „${address}”, u datoteci ${other}.`,
  fix: 'Upišite u polje „address” drugu adresu. Primjer: address: "cjenovnik-2"',
});

/** Ids that pages have already, and starts of photos' addresses. */
const taken =
  /^(?:main|meni|logo|person|needs|first-view|gatsby-.+|(?:.+-)?slika-\d+|prostor-\d+)$/;

/** Whether an address already means something else on a page, so that it could never open a section. */
export const isTaken = (address: string) => taken.test(address);

/** Sections of one page that are opened by the same name, or by one that means something else there. */
function addressProblems(sections: readonly ContentFile[]): Problem[] {
  const same = groupBy(sections, (one) => `${sectionPage(one.file)}#${addressOf(one)}`);
  const repeated = [...same.values()].flatMap(([first, ...others]) =>
    others.map((one) =>
      fieldProblem(one, ["address"], repeatedAddress(addressOf(one), basename(first?.file ?? ""))),
    ),
  );
  const misleading = sections
    .filter((one) => isTaken(addressOf(one)))
    .map((one) => fieldProblem(one, ["address"], takenAddress(addressOf(one))));
  return [...repeated, ...misleading];
}

/** Lists whose photos one page shows twice: an address could only open one of them. */
function repeatedLists(sections: readonly ContentFile[]): Problem[] {
  const whole = sections.filter(wholeList);
  const same = groupBy(whole, (one) => `${sectionPage(one.file)} ${wholeList(one)}`);
  return [...same.values()].flatMap(([first, ...others]) =>
    others.map((one) =>
      fieldProblem(one, ["photos", "list"], {
        what: `Sve slike s ovog spiska na istoj stranici već prikazuje datoteka ${basename(first?.file ?? "")}.`,
        fix: "Navedite samo neke slike u polju „names” ili obrišite polje „photos”.",
      }),
    ),
  );
}

/** Photos that are named and stand in no list. */
function unlistedPhotos(content: ContentFile, lists: PhotoLists): Problem[] {
  const list = valueAt(content.data, ["photos", "list"]);
  const names = valueAt(content.data, ["photos", "names"]);
  const known = list === "gallery" || list === "premises" ? lists[list] : undefined;
  if (!known || !Array.isArray(names)) return [];
  return names.flatMap((name: unknown, index) => {
    if (typeof name !== "string" || known.includes(name.trim())) return [];
    const message = unlistedPhoto(name, `content/${list}/photos.yml`, suggest(name, known));
    return [fieldProblem(content, ["photos", "names", index], message)];
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
