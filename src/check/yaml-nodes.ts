import { isAlias, isPair, isScalar, type Node, visit } from "yaml";
import type { Message } from "./problem";
import { plainTextProblem } from "./quotation-marks";
import { openQuote, unquoted, type YamlMessage } from "./yaml-errors";

const lostComment = (text: string): Message => ({
  what: `Sve iza znaka # se ne prikazuje: „${text}”.`,
  fix: "Ako to treba biti dio teksta, stavite cijeli tekst pod navodnike.",
});

/** The message for an anchor or alias that cannot be a text without quotes. */
const reference = (written: string): Message => ({
  what: `Ovdje ne može stajati „${written}”.`,
  fix: "Obrišite ga.",
});

/** Whether a node is the value of the merge key `<<`. */
const isMerge = (parent: unknown) =>
  isPair(parent) && isScalar(parent.key) && parent.key.value === "<<";

/**
 * Finds anchors, aliases and tags (`&a`, `*a`, `!a`), which are texts without quotes in most cases.
 * `toJS()` would throw for an alias without an anchor.
 */
export function specialNodes(root: Node | null, text: string): YamlMessage[] {
  const found: YamlMessage[] = [];
  visit(root, {
    Node(_key, node, path) {
      const start = node.range?.[0] ?? 0;
      if (isAlias(node)) {
        const message = isMerge(path.at(-1)) ? reference(`<<: *${node.source}`) : unquoted;
        found.push({ ...message, offset: start });
      } else if (node.anchor) {
        const anchor = `&${node.anchor}`;
        const message = isScalar(node) ? unquoted : reference(anchor);
        found.push({ ...message, offset: text.lastIndexOf(anchor, start) });
      } else if (node.tag) found.push({ ...unquoted, offset: start });
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
