import type { Definition, Link, Nodes } from "mdast";
import type { Collection } from "../content/collections";
import { fileAddress, linkedFile } from "../content/file-rules";
import { parseInlineText, parseMarkdown } from "../content/markdown";
import { metaOf } from "../content/schema-node";
import { textsOf } from "./check-fields";
import { type LineProblem, lostTable, tableProblems } from "./check-table";
import { type ContentFile, fileError } from "./content-file";
import { rightName } from "./downloads";
import type { Message, Problem } from "./problem";
import { type LinkTargets, textLinkProblem } from "./targets";
import * as sayDownload from "./wording/downloads";
import * as sayFile from "./wording/files";
import * as say from "./wording/sections";

/** Kind and size of a file, which the page says by itself. */
const note = /\(\s*pdf\b|\d\s*[km]b\b/i;

function linkProblem(node: Link | Definition, targets: LinkTargets): Message | undefined {
  const hasNote = linkedFile(node.url) && withChildren(node).some((one) => isNote(one));
  return textLinkProblem(node.url, targets) ?? (hasNote ? sayDownload.ownNote() : undefined);
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
  return sayDownload.blankInLink(address, right);
}

/** What is wrong with one node of running text. */
export function nodeProblem(node: Nodes, targets: LinkTargets): Message | undefined {
  if (node.type === "html") return sayFile.html(node.value.split("\n")[0] ?? "");
  if (node.type === "image" || node.type === "imageReference") return sayFile.photoInText();
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
  const title = headings ? say.headingWithoutBlank() : say.headingHere();
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
  if (isTable && !headings) return [...titles, { line: first, message: say.tableHere() }];
  return [...titles, ...links, ...table];
}

/** Rules for the text under the fields of a Markdown file. */
export function checkBody(content: ContentFile, targets: LinkTargets): Problem[] {
  const { body, collection, file } = content;
  if (!body) return [];
  const isEmpty = body.body.trim() === "";
  const start = { line: body.bodyLine, column: 1 };
  if (collection.body === undefined) {
    return isEmpty ? [] : [fileError(file, sayFile.uselessBody(), start)];
  }
  if (isEmpty) {
    return collection.mayLackBody
      ? []
      : [fileError(file, sayFile.emptyBody(collection.body), start)];
  }
  return withChildren(parseMarkdown(body.body)).flatMap((node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const at = (message: Message, below = 0) =>
      fileError(file, message, { line: line + below + body.bodyLine - 1, column });
    const message =
      node.type === "heading" && !collection.headings
        ? say.headingHere()
        : nodeProblem(node, targets);
    if (node.type !== "paragraph" && node.type !== "table") return message ? [at(message)] : [];
    const from = node.position?.start.offset ?? 0;
    const written = body.body.slice(from, node.position?.end.offset);
    return lineProblems(node.type, written, collection).map((found) =>
      at(found.message, found.line),
    );
  });
}
