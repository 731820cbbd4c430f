import { parseMarkdown } from "../content/markdown";
import { type ContentFile, toBodyProblem } from "./content-file";
import type { LinkTargets } from "./link-targets";
import { findMarkdownMistakes } from "./markdown-mistakes";
import type { Message, Problem } from "./problem";

/** Check the body of a Markdown file. */
export function checkBody(content: ContentFile, targets: LinkTargets): Problem[] {
  const { body, collection } = content;
  if (!body) return [];
  const toProblem = (message: Message, line = 0, column = 0) =>
    toBodyProblem(content, message, { line: body.line + line, column: column + 1 });
  if (body.text.trim() === "") {
    const what = `Nema glavnog teksta (${collection.bodyLabel}).`;
    return collection.topHeadingLevel ? [] : [toProblem({ what, fix: "Upišite ga ispod polja." })];
  }
  const found = findMarkdownMistakes(parseMarkdown(body.text), body.text, {
    targets,
    allowsHeadings: Boolean(collection.topHeadingLevel),
  });
  return found.map(({ message, line, column }) => toProblem(message, line, column));
}
