import type { Nodes, Paragraph, Root, Table } from "mdast";
import { getNodeText, listNodes } from "../content/markdown";
import { validateLink } from "./check-links";
import type { LinkTargets } from "./link-targets";
import type { Finding, Message } from "./problem";
import { findHtmlTags, findStrayMarkup } from "./stray-markup";
import { validatePlaceholders } from "./validate-placeholders";

const headingNotAllowed: Message = {
  what: "Ovdje naslov nema mjesta, jer je naslov već upisan u poljima.",
  fix: "Obrišite znakove # na početku reda. Riječi možete istaknuti ovako: **riječi**",
};

const headingWithoutSpace: Message = {
  what: "Iza znakova # na početku reda nema običnog razmaka, pa ovo ne bi bio naslov.",
  fix: "Upišite razmak. Primjer: ## Kako izgleda upis",
};

const emptyHeading: Message = {
  what: "Iza znakova # na početku reda nema riječi, pa bi podnaslov bio prazan.",
  fix: "Upišite ih ili obrišite taj red.",
};

const tableNotAllowed: Message = {
  what: "Ovdje tabela nema mjesta: na telefonu bi bila šira od ekrana.",
  fix: "Stavite je u dio stranice koji se otvara ili na svoju stranicu.",
};

const noDelimiterRow: Message = {
  what: "Ispod prvog reda tabele nedostaje red s crticama, pa se tabela ne bi prikazala.",
  fix: "Ispod prvog reda upišite za svaku kolonu po tri crtice. Primjer za dvije: | --- | --- |",
};

const codeNotAllowed: Message = {
  what: "Ovdje počinje blok koda, čiji redovi na telefonu izlaze iz ekrana.",
  fix: "Obrišite red znakova ``` ili ~~~ na početku i na kraju bloka.",
};

const imageNotAllowed: Message = {
  what: "Slika se ne može staviti u tekst.",
  fix: "Obrišite je odavde i dodajte je u galeriju.",
};

const emptyLink: Message = {
  what: "Link nema riječi na koje bi se kliknulo.",
  fix: "Upišite ih u uglaste zagrade. Primjer: [cjenovnik](/program)",
};

const hasText = (node: Nodes) => getNodeText(node).trim() !== "";

interface MarkdownRules {
  readonly targets: LinkTargets;
  /** Whether the text may have headings and tables. */
  readonly allowsHeadings: boolean;
}

/** Find headings that Markdown does not recognise, tables without a delimiter row, and tables where none are allowed. */
function findBlockMistakes(
  written: string,
  { type }: Paragraph | Table,
  allowsHeadings: boolean,
): Finding[] {
  const isTable = type === "table";
  const lines = written.split("\n");
  const isHeading = (text: string) => /^\s*#{1,6}(?![# \t]|$)/.test(text);
  const heading = allowsHeadings ? headingWithoutSpace : headingNotAllowed;
  const row = isTable ? 0 : lines.findIndex((text) => text.trimStart().startsWith("|"));
  const isWrong = row !== -1 && !(isTable && allowsHeadings);
  return [
    ...lines.flatMap((text, line) => (isHeading(text) ? [{ message: heading, line }] : [])),
    ...(isWrong ? [{ message: allowsHeadings ? noDelimiterRow : tableNotAllowed, line: row }] : []),
  ];
}

/** Return what is wrong with a node itself, not with its children. */
function findNodeMistakes(node: Nodes, source: string, rules: MarkdownRules): Finding[] {
  const { targets, allowsHeadings } = rules;
  const toFindings = (message: Message | false | undefined) => (message ? [{ message }] : []);
  const { start, end } = node.position ?? {};
  switch (node.type) {
    case "text":
      return [
        ...findHtmlTags(node.value),
        ...findStrayMarkup(node.value, "markdown"),
        ...validatePlaceholders(node.value, []).flatMap(toFindings),
      ];
    case "paragraph":
    case "table":
      return findBlockMistakes(source.slice(start?.offset, end?.offset), node, allowsHeadings);
    case "heading":
      return toFindings(allowsHeadings ? !hasText(node) && emptyHeading : headingNotAllowed);
    case "link":
      return toFindings(hasText(node) ? validateLink(node.url, targets) : emptyLink);
    case "code":
      return toFindings(codeNotAllowed);
    case "image":
      return toFindings(imageNotAllowed);
    default:
      return [];
  }
}

/**
 * Check a Markdown tree: headings, tables, links, placeholders, tags and stray markup.
 * @param source from which the tree was parsed
 */
export function findMarkdownMistakes(root: Root, source: string, rules: MarkdownRules): Finding[] {
  let start = { line: 1, column: 1 };
  return listNodes(root).flatMap((node) => {
    // Text beside a URL in brackets has no position: it gets that of the node before.
    start = node.position?.start ?? start;
    const { line, column } = start;
    return findNodeMistakes(node, source, rules).map((found) => ({
      ...found,
      line: line - 1 + (found.line ?? 0),
      column: column - 1 + (found.column ?? 0),
    }));
  });
}
