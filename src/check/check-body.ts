import type { Definition, Link, Nodes } from "mdast";
import type { Collection } from "../content/collections";
import { fileAddress, linkedFile } from "../content/file-rules";
import { parseInlineText, parseMarkdown } from "../content/markdown";
import { metaOf } from "../content/schema-node";
import { textsOf } from "./check-fields";
import { type LineProblem, lostTable, tableProblems } from "./check-table";
import type { ContentFile } from "./content-file";
import { rightName } from "./downloads";
import { fileError, found, type Message, type Problem } from "./problem";
import { type LinkTargets, textLinkProblem } from "./targets";

const headingHere: Message = {
  what: "Ovdje naslov nema mjesta, jer je naslov već upisan u poljima.",
  fix: "Obrišite znakove # na početku reda, a ako ih nema, red znakova = ili - ispod njega. Riječi možete istaknuti ovako: **riječi**",
};

const tableHere: Message = {
  what: "Ovdje tabela nema mjesta: na telefonu bi bila šira od ekrana.",
  fix: "Stavite je u dio stranice koji se otvara (folder content/program) ili na svoju stranicu.",
};

export const htmlTag = (value: string): Message => ({
  what: `U tekstu je HTML oznaka „${value}”. Roditelji bi vidjeli baš te znakove.`,
  fix: "Obrišite oznaku i ostavite samo tekst. Podebljan tekst se ispod polja piše ovako: **tekst**",
});

/** Kind and size of a file, which the page says by itself. */
const note = /\(\s*pdf\b|\d\s*[km]b\b/i;

function linkProblem(node: Link | Definition, targets: LinkTargets): Message | undefined {
  const hasNote = linkedFile(node.url) && withChildren(node).some((one) => isNote(one));
  return (
    textLinkProblem(node.url, targets) ??
    (hasNote
      ? {
          what: "Vrsta i veličina dokumenta bi u linku pisale dva puta: stranica ih dopisuje sama.",
          fix: "Obrišite ih iz teksta linka. Primjer: [Zahtjev za upis](/files/zahtjev.pdf)",
        }
      : undefined)
  );
}

const isNote = (node: Nodes) => node.type === "text" && note.test(node.value);

/** How addresses begin or end. What stands in quotes behind one is its title. */
const addressLike = /^(?:\/|\.|https?:|files|content)|\.pdf$/i;

/** What looks like a link in a line, and is none because of a blank in its address. */
export function brokenLink(line: string): Message | undefined {
  const [, address = ""] = /\]\(([^)<"']* [^)<"']*)\)/.exec(line) ?? [];
  if (!addressLike.test(address)) return undefined;
  const right = /\.pdf$/i.test(address)
    ? fileAddress(rightName(address.replaceAll("\\", "/")))
    : address.replaceAll(" ", "");
  return {
    what: `Ovo ne bi bio link, jer u adresi „${address}” ima razmak.`,
    fix: `Upišite adresu bez razmaka: ${right} Ako je to naziv datoteke, preimenujte i nju.`,
  };
}

/** What is wrong with one node of running text. */
export function nodeProblem(node: Nodes, targets: LinkTargets): Message | undefined {
  if (node.type === "html") return htmlTag(node.value.split("\n")[0] ?? "");
  if (node.type === "image" || node.type === "imageReference")
    return {
      what: "Slika se ne može staviti u tekst.",
      fix: "Obrišite je odavde i dodajte je u galeriju naredbom: npm run photos -- add",
    };
  if (node.type === "link" || node.type === "definition") return linkProblem(node, targets);
  return undefined;
}

export function withChildren(node: Nodes): Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(withChildren) : [])];
}

/** The addresses that a file's text and fields link to. */
export function linksOf(content: ContentFile): string[] {
  const { body, collection } = content;
  const fields = textsOf(content).filter(({ schema }) => metaOf(schema)?.hasLinks);
  const texts = [
    ...(body && collection.body ? [parseMarkdown(body.body)] : []),
    ...fields.map(({ text }) => parseInlineText(text)),
  ];
  return texts
    .flatMap(withChildren)
    .flatMap((node) => (node.type === "link" || node.type === "definition" ? node.url : []));
}

/** What the lines of a paragraph or of a table were meant for, and are not. */
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
    const message = brokenLink(line);
    return message ? [{ line: index, message }] : [];
  });
  const table = type === "table" ? tableProblems(written) : lostTable(written);
  const isTable = type === "table" || table.length > 0;
  const first = type === "table" ? 0 : (table[0]?.line ?? 0);
  if (isTable && !headings) return [...titles, { line: first, message: tableHere }];
  return [...titles, ...links, ...table];
}

/** Rules for the text under the fields of a Markdown file. */
export function checkBody(content: ContentFile, targets: LinkTargets): Problem[] {
  const { body, collection, file } = content;
  if (!body) return [];
  const isEmpty = body.body.trim() === "";
  const start = { line: body.bodyLine, column: 1 };
  if (collection.body === undefined) {
    return found(!isEmpty, {
      what: "Tekst ispod polja se u ovoj datoteci ne prikazuje.",
      fix: "Obrišite sve ispod drugog reda s tri crtice ili tekst prenesite u polje „text”.",
    }).map((message) => fileError(file, message, start));
  }
  if (isEmpty) {
    return found(!collection.mayLackBody, {
      what: `Ispod polja nema teksta (${collection.body}).`,
      fix: "Ispod drugog reda s tri crtice upišite tekst.",
    }).map((message) => fileError(file, message, start));
  }
  return withChildren(parseMarkdown(body.body)).flatMap((node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const at = (message: Message, below = 0) =>
      fileError(file, message, { line: line + below + body.bodyLine - 1, column });
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
