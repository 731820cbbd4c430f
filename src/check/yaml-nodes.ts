import { isAlias, type Node, visit } from "yaml";
import { plainTextProblem } from "./quotation-marks";
import * as say from "./wording/yaml";
import type { YamlMessage } from "./yaml-errors";

/** Anchors, aliases and tags (`&a`, `*a`, `!a`): in a text they are words without quotes. */
export function specialNodes(root: Node | null): YamlMessage[] {
  const found: YamlMessage[] = [];
  visit(root, {
    Node(_key, node) {
      const isSpecial = isAlias(node) || Boolean(node.anchor) || Boolean(node.tag);
      if (isSpecial) found.push({ ...say.unquoted, offset: node.range?.[0] ?? 0 });
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
