import { factNames } from "../content/centre-facts";
import type { FieldMeta } from "../content/fields";
import { parseInlineText } from "../content/markdown";
import { metaOf } from "../content/schema-node";
import { brokenLink, nodeProblem, withChildren } from "./check-body";
import { textsOf } from "./check-fields";
import { type ContentFile, fieldProblem } from "./content-file";
import type { Message, Problem } from "./problem";
import { hasUnpairedMark, hasUnpairedQuote } from "./quotation-marks";
import { type LinkTargets, pageLinkProblem } from "./targets";
import * as sayFile from "./wording/files";
import * as say from "./wording/texts";

const tag = /<!--|<\/?[a-z][^>]*>?/i;

/** What is wrong with the words of a text, whatever it is for. */
function wordProblem(text: string): Message | undefined {
  const [html] = tag.exec(text) ?? [];
  if (html) return sayFile.html(html);
  return hasUnpairedQuote(text) ? say.loneQuote() : undefined;
}

/** A link as Markdown writes it. */
const link = /\[[^\][]*\]\([^()]*\)/;

/** What is wrong with the links of a text, which few fields may have. */
function linkProblems(text: string, { hasLinks }: FieldMeta, targets: LinkTargets): Message[] {
  if (!hasLinks) return link.test(text) ? [say.linkHere()] : [];
  return [
    ...withChildren(parseInlineText(text)).flatMap((node) => nodeProblem(node, targets) ?? []),
    ...text.split("\n").flatMap((line) => brokenLink(line) ?? []),
  ];
}

const facts: readonly string[] = factNames;

function placeholderProblems(text: string, known: readonly string[]): Message[] {
  const used = [...text.matchAll(/\{([^{}\s]*)\}/g)].map(([, name = ""]) => name);
  return [
    ...known.filter((name) => !used.includes(name)).map((name) => say.missingPlaceholder(name)),
    ...used
      .filter((name) => !known.includes(name) && !facts.includes(name))
      .map((name) => say.unknownPlaceholder(name, known)),
  ];
}

/** What is allowed in a text, but reads badly. */
function styleAdvice(text: string, { longest }: FieldMeta): Message[] {
  const length = [...text.trim()].length;
  return [
    ...(text.includes('"') ? [say.straightQuote()] : []),
    ...(hasUnpairedMark(text) ? [say.unpairedMark()] : []),
    ...(longest && length > longest ? [say.tooLong(length, longest)] : []),
  ];
}

/** The field that is seen where this one is heard: `label` of `description`, `call` of `callLabel`. */
function seenField(name: string): string | undefined {
  return name === "description" ? "label" : /^(\w+)Label$/.exec(name)?.[1];
}

/** Links whose longer name for screen readers lacks the words that are seen (WCAG 2.5.3). */
function labelWarnings(content: ContentFile): Problem[] {
  return textsOf(content).flatMap(({ path, text }) => {
    const seen = seenField(String(path.at(-1)));
    if (!seen || path[0] === "seo") return [];
    const place = [...path.slice(0, -1), seen].join(".");
    const label = textsOf(content).find((other) => other.path.join(".") === place)?.text;
    if (!label || text.toLowerCase().includes(label.toLowerCase())) return [];
    return [fieldProblem(content, path, say.lostLabel(label), "warning")];
  });
}

/** Rules for the texts in the fields of a file: links, words in braces, HTML, length. */
export function checkTexts(content: ContentFile, targets: LinkTargets): Problem[] {
  const problems = textsOf(content).flatMap(({ path, schema, text }): Problem[] => {
    const meta = metaOf(schema);
    const report = (message: Message) => fieldProblem(content, path, message);
    if (meta?.kind === "link")
      return [pageLinkProblem(text.trim(), targets)].flatMap((m) => (m ? report(m) : []));
    if (meta?.kind !== "text" && meta?.kind !== "prose") return [];
    const words = wordProblem(text);
    if (words) return [report(words)];
    return [
      ...linkProblems(text, meta, targets).map(report),
      ...placeholderProblems(text, meta.placeholders ?? []).map(report),
      ...styleAdvice(text, meta).map((message) => fieldProblem(content, path, message, "warning")),
    ];
  });
  return [...problems, ...labelWarnings(content)];
}
