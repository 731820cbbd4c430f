import { isAlias, isCollection, type Node, visit } from "yaml";
import type { Message } from "./problem";
import { plainTextProblem } from "./quotation-marks";
import { malformed, openQuote, unquoted, type YamlMessage } from "./yaml-errors";

const lostComment = (text: string): Message => ({
  what: `Sve iza znaka # se ne prikazuje: „${text}”.`,
  fix: "Ako to treba biti dio teksta, stavite cijeli tekst pod navodnike.",
});

/**
 * Finds anchors, aliases and tags (`&a`, `*a`, `!a`), which are texts without quotes in most cases.
 * `toJS()` would throw for an alias without an anchor.
 */
export function specialNodes(root: Node | null): YamlMessage[] {
  const found: YamlMessage[] = [];
  visit(root, {
    Node(_key, node) {
      if (isAlias(node) || node.anchor || node.tag) {
        const message = isCollection(node) ? malformed : unquoted;
        found.push({ ...message, offset: node.range?.[0] ?? 0 });
      }
    },
  });
  return found;
}

/** Finds quotes that were meant to enclose a text but do not, so that they would be shown. */
export function strayMarks(root: Node | null, text: string): YamlMessage[] {
  const found: YamlMessage[] = [];
  visit(root, {
    Scalar(key, { type, source = "", range }) {
      if (key === "key" || !range) return;
      const [offset, end] = range;
      // An unclosed text ends at the next quote, with fields in between.
      const isUnclosed =
        type?.startsWith("QUOTE") && /\n\s*(?:- +)?[\w-]+:\s/.test(text.slice(offset, end));
      const message = isUnclosed ? openQuote : type === "PLAIN" && plainTextProblem(source);
      if (message) found.push({ ...message, offset });
    },
  });
  return found;
}

/** Finds comments after a text without quotes: most likely ` #` was meant as part of the text. */
export function lostComments(root: Node | null): YamlMessage[] {
  const found: YamlMessage[] = [];
  visit(root, {
    Scalar(_key, node) {
      if (node.type === "PLAIN" && node.comment && !node.comment.includes("\n")) {
        found.push({ ...lostComment(node.comment.trim()), offset: node.range?.[0] ?? 0 });
      }
    },
  });
  return found;
}
