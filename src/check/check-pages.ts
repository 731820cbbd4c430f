import { basename, dirname } from "node:path/posix";
import { isReserved, newName, sectionPage, slugPattern, textPageRoute } from "../content/addresses";
import { collectionOf, pageSectionType, textPageType } from "../content/collections";
import { isTextPage } from "./link-targets";
import { fileError, type Message, type Problem } from "./problem";
import { didYouMean, suggest } from "./suggest";

const sectionWithoutPage = (page: string, likely: string | undefined): Message => ({
  what: `Ovo je dio stranice koje nema: nedostaje datoteka ${page}.`,
  fix: `${didYouMean(page.replace(/\.md$/, ""), likely)}Napravite tu datoteku, preimenujte folder ili premjestite dio u folder content/program.`,
});

const partOfFixedPage = (address: string): Message => ({
  what: `Stranica ${address} nema dijelova koji se otvaraju, pa se ovaj ne objavljuje.`,
  fix: "Premjestite ga u folder content/program ili u folder stranice koju ste dodali.",
});

const takenPage = (address: string, free: string): Message => ({
  what: `Adresa ${address} je zauzeta, pa se ova stranica ne može objaviti.`,
  fix: `Preimenujte datoteku: adresa stranice je njen naziv bez nastavka. Primjer: ${free}.md`,
});

const rules = "Naziv smije imati samo mala slova bez kvačica, cifre i crtice.";

const badPageName = (name: string, right: string): Message => ({
  what: `Naziv „${name}” ne može biti adresa stranice.`,
  fix: `Preimenujte datoteku. ${rules} Primjer: ${right}.md`,
});

const badFolderName = (name: string, right: string): Message => ({
  what: `Naziv foldera „${name}” ne može biti adresa stranice.`,
  fix: `Preimenujte folder, a stranicu kojoj pripada nazovite isto. ${rules} Primjer: ${right}`,
});

/** Why the name of a file cannot be the address of a page, if so. */
function nameProblem(file: string, files: readonly string[]): Message | undefined {
  const name = textPageRoute(file).slice(1);
  const free = newName(name, (one) => files.includes(`pages/${one}.md`));
  if (!slugPattern.test(name)) return badPageName(basename(file), free);
  return isReserved(name) ? takenPage(`/${name}`, free) : undefined;
}

/** Why a section has no page among those that staff have added. */
function orphanProblem(file: string, known: readonly string[], files: readonly string[]): Message {
  const route = sectionPage(file);
  const [name, page] = [route.slice(1), `${dirname(file)}.md`];
  const isFixedPage = files.includes(page) && collectionOf(page)?.type !== textPageType;
  if (isFixedPage) return partOfFixedPage(route);
  if (!slugPattern.test(name) || isReserved(name)) return badFolderName(name, newName(name));
  const likely = suggest(route, known);
  return sectionWithoutPage(`content/${page}`, likely && `content/pages${likely}`);
}

/** Checks the names of pages that staff have added, and finds sections without a page. */
export function checkPages(files: readonly string[]): Problem[] {
  const added = files.filter(isTextPage);
  const names = added.flatMap((file) => {
    const message = nameProblem(file, files);
    return message ? [fileError(file, message)] : [];
  });
  const known = added.map(textPageRoute);
  const orphaned = files
    .filter((file) => collectionOf(file)?.type === pageSectionType)
    .filter((file) => !known.includes(sectionPage(file)))
    .map((file) => fileError(file, orphanProblem(file, known, files)));
  return [...names, ...orphaned];
}
