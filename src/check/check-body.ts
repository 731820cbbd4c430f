import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { type LineProblem, tableProblems } from "./check-table";
import { type ContentFile, fileError } from "./content-file";
import type { Message, Problem } from "./problem";
import { type LinkTargets, textLinkProblem } from "./targets";
import * as sayFile from "./wording/files";
import * as say from "./wording/sections";

function nodeProblem(node: Nodes, targets: LinkTargets): Message | undefined {
  if (node.type === "html") return sayFile.html(node.value.split("\n")[0] ?? "");
  if (node.type === "image" || node.type === "imageReference") return sayFile.photoInText();
  if (node.type === "link" || node.type === "definition") return textLinkProblem(node.url, targets);
  return undefined;
}

function withChildren(node: Nodes): Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(withChildren) : [])];
}

/** What keeps the lines of a paragraph from being the heading or the table that they were meant for. */
function lineProblems(paragraph: string, hasTables: boolean): LineProblem[] {
  const lines = paragraph.split("\n");
  const titles = lines.flatMap((line, index) =>
    /^#{1,6}[^#\s]/.test(line) ? [{ line: index, message: say.headingWithoutBlank() }] : [],
  );
  const tables = tableProblems(paragraph);
  const isTable = lines.length > 1 && lines.every((line) => line.trimStart().startsWith("|"));
  if (isTable && !hasTables) return [...titles, { line: 0, message: say.tableHere() }];
  return [...titles, ...tables];
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
  return withChildren(fromMarkdown(body.body)).flatMap((node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const at = (message: Message, below = 0) =>
      fileError(file, message, { line: line + below + body.bodyLine - 1, column });
    const message = nodeProblem(node, targets);
    if (node.type !== "paragraph") return message ? [at(message)] : [];
    const from = node.position?.start.offset ?? 0;
    const written = body.body.slice(from, node.position?.end.offset);
    return lineProblems(written, collection.headings !== undefined).map((found) =>
      at(found.message, found.line),
    );
  });
}
