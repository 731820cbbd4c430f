import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { type ContentFile, fileError } from "./content-file";
import type { Message, Problem } from "./problem";
import { type LinkTargets, textLinkProblem } from "./targets";
import * as say from "./wording/files";

function nodeProblem(node: Nodes, targets: LinkTargets): Message | undefined {
  if (node.type === "html") return say.html(node.value.split("\n")[0] ?? "");
  if (node.type === "image" || node.type === "imageReference") return say.photoInText();
  if (node.type === "link" || node.type === "definition") return textLinkProblem(node.url, targets);
  return undefined;
}

function withChildren(node: Nodes): Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(withChildren) : [])];
}

/** Rules for the text under the fields of a Markdown file. */
export function checkBody(content: ContentFile, targets: LinkTargets): Problem[] {
  const { body, collection, file } = content;
  if (!body) return [];
  const isEmpty = body.body.trim() === "";
  const start = { line: body.bodyLine, column: 1 };
  if (collection.body === undefined) {
    return isEmpty ? [] : [fileError(file, say.uselessBody(), start)];
  }
  if (isEmpty) return [fileError(file, say.emptyBody(collection.body), start)];
  return withChildren(fromMarkdown(body.body)).flatMap((node) => {
    const message = nodeProblem(node, targets);
    const { line = 1, column = 1 } = node.position?.start ?? {};
    return message ? [fileError(file, message, { line: line + body.bodyLine - 1, column })] : [];
  });
}
