import { basename, dirname } from "node:path/posix";
import { sectionPage, slugOf, slugPattern, textPageRoute } from "../content/addresses";
import { collectionOf, pageSectionType } from "../content/collections";
import { pages, takenNames } from "../site";
import { isTextPage } from "./link-targets";
import { fileError, type Message, type Problem } from "./problem";
import { suggest } from "./suggest";

const sectionWithoutPage = (page: string, likely: string | undefined): Message => ({
  what: `Ovo je dio stranice koje nema: nedostaje datoteka ${page}.`,
  fix: `${likely ? `Jeste li htjeli folder „${likely}”? ` : ""}Napravite tu datoteku, preimenujte folder ili premjestite dio u folder content/program.`,
});

const takenPage = (address: string): Message => ({
  what: `Adresa ${address} je zauzeta, pa se ova stranica ne može objaviti.`,
  fix: "Preimenujte datoteku: adresa stranice je njen naziv bez nastavka. Primjer: upis.md",
});

const badPageName = (name: string, right: string): Message => ({
  what: `Naziv „${name}” ne može biti adresa stranice.`,
  fix: `Preimenujte datoteku. Naziv smije imati samo mala slova bez kvačica, cifre i crtice. Primjer: ${right}`,
});

const routes: readonly string[] = pages.map(({ route }) => route);

/** Why the name of a file cannot be the address of a page, if so. */
function nameProblem(file: string): Message | undefined {
  const name = textPageRoute(file).slice(1);
  if (!slugPattern.test(name)) return badPageName(basename(file), `${slugOf(name)}.md`);
  if (routes.includes(`/${name}`) || takenNames.includes(name)) return takenPage(`/${name}`);
  return undefined;
}

/** Checks the names of pages that staff have added, and finds sections without a page. */
export function checkPages(files: readonly string[]): Problem[] {
  const added = files.filter(isTextPage);
  const names = added.flatMap((file) => {
    const message = nameProblem(file);
    return message ? [fileError(file, message)] : [];
  });
  const sections = files.filter((file) => collectionOf(file)?.type === pageSectionType);
  const known = added.map(textPageRoute);
  const orphaned = sections.flatMap((file) => {
    const route = sectionPage(file);
    if (known.includes(route)) return [];
    const likely = suggest(route, known);
    const page = `content/${dirname(file)}.md`;
    return [fileError(file, sectionWithoutPage(page, likely && `content/pages${likely}`))];
  });
  return [...names, ...orphaned];
}
