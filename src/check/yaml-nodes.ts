import { isAlias, isPair, isScalar, type Node, visit } from "yaml";
import type { Message } from "./problem";
import { plainTextProblem } from "./quotation-marks";
import { openQuote, unquoted, type YamlMessage } from "./yaml-errors";

const lostComment = (text: string): Message => ({
  what: `Sve iza znaka # se ne prikazuje: „${text}”.`,
  fix: "Ako to treba biti dio teksta, stavite cijeli tekst pod navodnike.",
});

/** Of YAML's references, what cannot be a text: staff have no use for them. */
const reference = (written: string): Message => ({
  what: `Ovdje ne može stajati „${written}”.`,
  fix: "Obrišite ga.",
});

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
      const message = isOpen ? openQuote : type === "PLAIN" && plainTextProblem(source);
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
        found.push({ ...lostComment(node.comment.trim()), offset: node.range?.[0] ?? 0 });
      }
    },
  });
  return found;
}
