import { parseMarkdown } from "../content/markdown";
import { bodyError, type ContentFile } from "./content-file";
import type { LinkTargets } from "./link-targets";
import { asWarning, type Message, type Problem } from "./problem";
import { findingsIn } from "./running-text";

export function checkBody(content: ContentFile, targets: LinkTargets): Problem[] {
  const { body, collection } = content;
  if (!body) return [];
  const report = (message: Message, line = 0, column = 0) =>
    bodyError(content, message, { line: body.bodyLine + line, column: column + 1 });
  if (body.body.trim() === "") {
    const what = `Nema glavnog teksta (${collection.body}).`;
    return collection.isBodyOptional ? [] : [report({ what, fix: "Upišite ga ispod polja." })];
  }
  const hasHeadings = collection.headings !== undefined;
  return findingsIn(parseMarkdown(body.body), body.body, hasHeadings, targets).map(
    ({ message, line, column, isWarning }) => {
      const problem = report(message, line, column);
      return isWarning ? asWarning(problem) : problem;
    },
  );
}
