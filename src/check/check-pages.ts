import { basename, dirname } from "node:path/posix";
import { isReserved, newName, sectionPage, slugPattern, textPageRoute } from "../content/addresses";
import { collectionOf, pageSectionType } from "../content/collections";
import { isTextPage } from "./link-targets";
import { fileError, type Message, type Problem } from "./problem";

const sectionWithoutPage = (page: string): Message => ({
  what: `Ovo je dio stranice, a nema stranice koja ga prikazuje: ${page}.`,
  fix: "Napravite tu stranicu ili premjestite dio u folder content/program, ili u folder stranice koju ste dodali.",
});

const takenPage = (address: string, free: string): Message => ({
  what: `Adresa ${address} je zauzeta, pa se ova stranica ne može objaviti.`,
  fix: `Preimenujte datoteku: adresa stranice je njen naziv bez nastavka. Primjer: ${free}.md`,
});

const badPageName = (name: string, right: string): Message => ({
  what: `Naziv „${name}” ne može biti adresa stranice.`,
  fix: `Preimenujte datoteku. Naziv smije imati samo mala slova bez kvačica, cifre i crtice. Primjer: ${right}.md`,
});

/** Why the name of a file cannot be the address of a page, if so. */
function nameProblem(file: string, files: readonly string[]): Message | undefined {
  const name = textPageRoute(file).slice(1);
  const free = newName(name, (one) => files.includes(`pages/${one}.md`));
  if (!slugPattern.test(name)) return badPageName(basename(file), free);
  return isReserved(name) ? takenPage(`/${name}`, free) : undefined;
}

/** Checks the names of pages that staff have added, and finds sections without a page. */
export function checkPages(files: readonly string[]): Problem[] {
  const added = files.filter(isTextPage);
  const names = added.flatMap((file) => {
    const message = nameProblem(file, files);
    return message ? fileError(file, message) : [];
  });
  const known = added.map(textPageRoute);
  const orphaned = files
    .filter((file) => collectionOf(file)?.type === pageSectionType)
    .filter((file) => !known.includes(sectionPage(file)))
    .map((file) => fileError(file, sectionWithoutPage(`content/${dirname(file)}.md`)));
  return [...names, ...orphaned];
}
