import { isAlias, isPair, isScalar, type Node, visit } from "yaml";
import { plainTextProblem } from "./quotation-marks";
import * as say from "./wording/yaml";
import type { YamlMessage } from "./yaml-errors";

/** Whether a node is the value of `<<`, which takes over the fields of another group. */
const isMerge = (parent: unknown) =>
  isPair(parent) && isScalar(parent.key) && parent.key.value === "<<";

/**
 * Anchors, aliases and tags (`&a`, `*a`, `!a`): in a text they are words without quotes. Where an
 * alias leads nowhere, the document has no data that could be asked for.
 */
export function specialNodes(root: Node | null, text: string): YamlMessage[] {
  const found: YamlMessage[] = [];
  visit(root, {
    Node(_key, node, path) {
      const start = node.range?.[0] ?? 0;
      if (isAlias(node)) {
        const message = isMerge(path.at(-1)) ? say.reference(`<<: *${node.source}`) : say.unquoted;
        found.push({ ...message, offset: start });
      } else if (node.anchor) {
        const anchor = `&${node.anchor}`;
        const message = isScalar(node) ? say.unquoted : say.reference(anchor);
        found.push({ ...message, offset: text.lastIndexOf(anchor, start) });
      } else if (node.tag) found.push({ ...say.unquoted, offset: start });
    },
  });
  return found;
}

/** Quotes and other marks that were meant to stand around a text, and would be shown. */
export function strayMarks(root: Node | null, text: string): YamlMessage[] {
  const found: YamlMessage[] = [];
  visit(root, {
    Scalar(key, { type, source = "", range }) {
      if (key === "key" || !range) return;
      const [offset, end] = range;
      // A quote that was not closed ends at the next one, with fields in between.
      const isOpen =
        type?.startsWith("QUOTE") && /\n\s*(?:- +)?[\w-]+:\s/.test(text.slice(offset, end));
      const message = isOpen ? say.openQuote : type === "PLAIN" && plainTextProblem(source);
      if (message) found.push({ ...message, offset });
    },
  });
  return found;
}

/** Text after ` #` in a line without quotes is a comment: seldom what somebody who writes a text means. */
export function lostComments(root: Node | null): YamlMessage[] {
  const found: YamlMessage[] = [];
  visit(root, {
    Scalar(_key, node) {
      if (node.type === "PLAIN" && node.comment && !node.comment.includes("\n")) {
        found.push({ ...say.lostComment(node.comment.trim()), offset: node.range?.[0] ?? 0 });
      }
    },
  });
  return found;
}
