import type { Nodes } from "mdast";
import type { Collection } from "../content/collections";
import { parseMarkdown } from "../content/markdown";
import { linkProblem, spaceInLink, withChildren } from "./check-links";
import { lostTable, tableProblems } from "./check-table";
import type { ContentFile } from "./content-file";
import { unusualSpaceIn } from "./invisible-characters";
import { leftoverMarks, lostLink, lostList } from "./leftover-marks";
import type { LinkTargets } from "./link-targets";
import { fileError, fileWarning, type Message, messageIf, type Problem } from "./problem";

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

const emptyHeading: Message = {
  what: "Iza znakova # na početku reda nema riječi, pa bi podnaslov bio prazan.",
  fix: "Upišite ih ili obrišite taj red.",
};

const emptyLink: Message = {
  what: "Link nema riječi na koje bi se kliknulo.",
  fix: "Upišite ih u uglaste zagrade. Primjer: [cjenovnik](/program)",
};

/** Whether a node shows no words. */
const isEmpty = (node: Nodes) =>
  !withChildren(node).some((one) => "value" in one && one.value.trim() !== "");

/** What is wrong with one node of running text. */
export function nodeProblem(node: Nodes, targets: LinkTargets): Message | undefined {
  if (node.type === "code") return codeHere;
  if (node.type === "image")
    return {
      what: "Slika se ne može staviti u tekst.",
      fix: "Obrišite je odavde i dodajte je u galeriju naredbom: npm run photos -- add",
    };
  if (node.type === "heading" && isEmpty(node)) return emptyHeading;
  if (node.type === "link" && isEmpty(node)) return emptyLink;
  if (node.type === "link") return unusualSpaceIn(node.url) ?? linkProblem(node, targets);
  return undefined;
}

/** A problem in a node. */
interface Finding {
  readonly message: Message;
  /** Lines and columns after the start of the node. */
  readonly line?: number;
  readonly offset?: number;
  readonly isWarning?: boolean;
}

const asWarning = (finding: Finding): Finding => ({ ...finding, isWarning: true });

const lostHeading = (line: string): Message => ({
  what: /^\s*#+\s/.test(line)
    ? "Iza znakova # na početku reda razmak nije običan, pa ovo ne bi bio naslov."
    : "Iza znakova # na početku reda nema razmaka, pa ovo ne bi bio naslov.",
  fix: "Upišite razmak. Primjer: ## Kako izgleda upis",
});

/** Finds headings and links in a line that Markdown does not recognise. */
function lineFindings(text: string, line: number, { headings }: Collection): Finding[] {
  const title = headings ? lostHeading(text) : headingHere;
  const space = spaceInLink(text);
  const link = lostLink(text);
  return [
    ...messageIf(/^\s*#{1,6}(?![# \t]|$)/.test(text), title).map((message) => ({ message, line })),
    ...(space ? [{ message: space, line }] : []),
    ...(link ? [asWarning({ message: link, line })] : []),
  ];
}

/** Finds lines that are not what they were meant to be, and tables where none may be. */
function blockFindings(
  type: "paragraph" | "table",
  written: string,
  collection: Collection,
): Finding[] {
  const lines = written.split("\n");
  const inLines = lines.flatMap((text, line) => lineFindings(text, line, collection));
  const table = type === "table" ? tableProblems(written) : lostTable(written);
  const isTable = type === "table" || table.length > 0;
  const first = type === "table" ? 0 : (table[0]?.line ?? 0);
  if (isTable && !collection.headings) return [...inLines, { line: first, message: tableHere }];
  return [...inLines, ...table, ...lostList(lines).map(asWarning)];
}

/** Everything that is wrong with a node itself, not with its children. */
function findings(node: Nodes, body: string, collection: Collection, targets: LinkTargets) {
  if (node.type === "text")
    return [...htmlTags(node.value), ...leftoverMarks(node.value, true).map(asWarning)];
  if (node.type === "paragraph" || node.type === "table") {
    const { start, end } = node.position ?? {};
    return blockFindings(node.type, body.slice(start?.offset, end?.offset), collection);
  }
  const isHeadingHere = node.type === "heading" && !collection.headings;
  const message = isHeadingHere ? headingHere : nodeProblem(node, targets);
  return message ? [{ message }] : [];
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
  return withChildren(parseMarkdown(body.body)).flatMap((node) =>
    findings(node, body.body, collection, targets).map((found: Finding) => {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      const place = {
        line: line + (found.line ?? 0) + body.bodyLine - 1,
        column: column + (found.offset ?? 0),
      };
      return (found.isWarning ? fileWarning : fileError)(file, found.message, place);
    }),
  );
}
