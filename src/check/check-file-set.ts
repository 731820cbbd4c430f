import { collections, getCollection, hasManyFiles, isContent } from "../content/collections";
import { getFolder } from "../content/paths";
import { downloadsFolder } from "../site";
import { type Message, type Problem, toFileProblem } from "./problem";

const notPdf: Message = {
  what: "U ovom folderu mogu stajati samo PDF dokumenti.",
  fix: "Otvorite dokument u programu u kojem je napravljen i sačuvajte ga kao PDF.",
};

const stray: Message = {
  what: "Stranica ne zna šta da radi s ovom datotekom: njen naziv, vrsta ili folder nisu poznati.",
  fix: "Obrišite je ili premjestite izvan foldera content. Slike i dokumente dodajte na stranici /admin.",
};

/** The staff guide, which is not part of the site. */
const guide = "UPUTSTVO.md";

/** Find files that are missing, and files that nothing reads. */
export function checkFileSet(files: readonly string[]): Problem[] {
  const missing = collections
    .filter(({ isOptional }) => !isOptional)
    .filter((collection) => !files.some((file) => getCollection(file) === collection))
    .map((collection) => (hasManyFiles(collection) ? getFolder(collection.glob) : collection.glob))
    .map((file) =>
      toFileProblem(file, {
        what: "Ovo nedostaje, a stranica je bez njega nepotpuna.",
        fix: "Javite osobi koja održava stranicu: posljednja verzija je u historiji repozitorija.",
      }),
    );
  const strays = files
    .filter((file) => file !== guide && !isContent(file))
    .map((file) => toFileProblem(file, getFolder(file) === downloadsFolder ? notPdf : stray));
  return [...missing, ...strays];
}
