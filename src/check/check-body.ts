import type { Nodes } from "mdast";
import type { Collection } from "../content/collections";
import { parseMarkdown } from "../content/markdown";
import { linkProblem, spaceInLink, withChildren } from "./check-links";
import { type LineProblem, lostTable, tableProblems } from "./check-table";
import type { ContentFile } from "./content-file";
import { unusualSpaceIn } from "./invisible-characters";
import type { LinkTargets } from "./link-targets";
import { fileError, type Message, messageIf, type Problem } from "./problem";

const headingHere: Message = {
  what: "Ovdje naslov nema mjesta, jer je naslov već upisan u poljima.",
  fix: "Obrišite znakove # na početku reda. Riječi možete istaknuti ovako: **riječi**",
};

const tableHere: Message = {
  what: "Ovdje tabela nema mjesta: na telefonu bi bila šira od ekrana.",
  fix: "Stavite je u dio stranice koji se otvara (folder content/program) ili na svoju stranicu.",
};

const codeHere: Message = {
  what: "Ovdje počinje blok koda, čiji redovi na telefonu izlaze iz ekrana.",
  fix: "Obrišite red znakova ``` ili ~~~ na početku i na kraju bloka.",
};

/** The HTML tags in a text, which parents would see, with their offsets. */
export function htmlTags(text: string): { readonly offset: number; readonly message: Message }[] {
  return [...text.matchAll(/<!--|<\/?[a-z][^>]*>?/gi)].map(({ 0: value, index }) => ({
    offset: index,
    message: {
      what: `U tekstu je HTML oznaka „${value}”. Roditelji bi vidjeli baš te znakove.`,
      fix: "Obrišite oznaku i ostavite samo tekst. Podebljan tekst se ispod polja piše ovako: **tekst**",
    },
  }));
}

/** What is wrong with one node of running text. */
export function nodeProblem(node: Nodes, targets: LinkTargets): Message | undefined {
  if (node.type === "code") return codeHere;
  if (node.type === "image")
    return {
      what: "Slika se ne može staviti u tekst.",
      fix: "Obrišite je odavde i dodajte je u galeriju naredbom: npm run photos -- add",
    };
  if (node.type === "link") return unusualSpaceIn(node.url) ?? linkProblem(node, targets);
  return undefined;
}

/**
 * Finds headings, links and tables that Markdown does not recognise, and tables where none may be.
 */
function lineProblems(
  type: "paragraph" | "table",
  written: string,
  { headings }: Collection,
): LineProblem[] {
  const lines = written.split("\n");
  const title = headings
    ? {
        what: "Iza znakova # na početku reda nema razmaka, pa ovo ne bi bio naslov.",
        fix: "Upišite razmak. Primjer: ## Kako izgleda upis",
      }
    : headingHere;
  const titles = lines.flatMap((line, index) =>
    /^#{1,6}[^#\s]/.test(line) ? [{ line: index, message: title }] : [],
  );
  const links = lines.flatMap((line, index) => {
    const message = spaceInLink(line);
    return message ? [{ line: index, message }] : [];
  });
  const table = type === "table" ? tableProblems(written) : lostTable(written);
  const isTable = type === "table" || table.length > 0;
  const first = type === "table" ? 0 : (table[0]?.line ?? 0);
  if (isTable && !headings) return [...titles, { line: first, message: tableHere }];
  return [...titles, ...links, ...table];
}

/** Checks the body of a Markdown file. */
export function checkBody(content: ContentFile, targets: LinkTargets): Problem[] {
  const { body, collection, file } = content;
  if (!body) return [];
  const isEmpty = body.body.trim() === "";
  const start = { line: body.bodyLine, column: 1 };
  if (collection.body === undefined) {
    return messageIf(!isEmpty, {
      what: "Tekst ispod polja se u ovoj datoteci ne prikazuje.",
      fix: "Obrišite sve ispod drugog reda s tri crtice ili tekst prenesite u polje „text”.",
    }).map((message) => fileError(file, message, start));
  }
  if (isEmpty) {
    return messageIf(!collection.isBodyOptional, {
      what: `Ispod polja nema teksta (${collection.body}).`,
      fix: "Ispod drugog reda s tri crtice upišite tekst.",
    }).map((message) => fileError(file, message, start));
  }
  return withChildren(parseMarkdown(body.body)).flatMap((node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const at = (message: Message, below = 0, offset = 0) =>
      fileError(file, message, { line: line + below + body.bodyLine - 1, column: column + offset });
    if (node.type === "text")
      return htmlTags(node.value).map(({ message, offset }) => at(message, 0, offset));
    const message =
      node.type === "heading" && !collection.headings ? headingHere : nodeProblem(node, targets);
    if (node.type !== "paragraph" && node.type !== "table") return message ? [at(message)] : [];
    const from = node.position?.start.offset ?? 0;
    const written = body.body.slice(from, node.position?.end.offset);
    return lineProblems(node.type, written, collection).map((found) =>
      at(found.message, found.line),
    );
  });
}
