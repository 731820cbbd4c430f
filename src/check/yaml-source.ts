import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
} from "yaml";
import type { Message, Place } from "./problem";
import * as say from "./wording/yaml";

/** A finding in the YAML itself. */
export interface YamlFinding extends Message {
  readonly severity: "error" | "warning";
  readonly place: Place;
}

/** The data of a YAML text and where each part of it stands. */
export interface YamlSource {
  /** undefined when the text cannot be read. */
  readonly data?: unknown;
  readonly findings: readonly YamlFinding[];
  /** Place of a field's name (or of a list's item), else of the nearest group around it. */
  readonly locate: (path: readonly PropertyKey[]) => Place;
}

function pairOf(node: unknown, key: PropertyKey): Pair<unknown, unknown> | undefined {
  if (!isMap(node)) return undefined;
  return node.items.find(({ key: own }) => isScalar(own) && String(own.value) === String(key));
}

function offsetOf(root: Node | null, path: readonly PropertyKey[]): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const key of path) {
    const pair = pairOf(node, key);
    const item = isSeq(node) ? node.items[Number(key)] : pair?.key;
    const start = isNode(item) ? item.range?.[0] : undefined;
    if (start === undefined) break;
    offset = start;
    node = isSeq(node) ? item : pair?.value;
  }
  return offset;
}

/** Anchors, aliases and tags (`&a`, `*a`, `!a`): in a text they are words without quotes. */
function specialNodes(root: Node | null): number[] {
  const found: number[] = [];
  visit(root, {
    Node(_key, node) {
      const isSpecial = isAlias(node) || Boolean(node.anchor) || Boolean(node.tag);
      if (isSpecial) found.push(node.range?.[0] ?? 0);
    },
  });
  return found;
}

/** Text after ` #` in a line without quotes is a comment: seldom what somebody who writes a text means. */
function lostComments(root: Node | null): { offset: number; text: string }[] {
  const found: { offset: number; text: string }[] = [];
  visit(root, {
    Scalar(_key, node) {
      if (node.type === "PLAIN" && node.comment && !node.comment.includes("\n")) {
        found.push({ offset: node.range?.[0] ?? 0, text: node.comment.trim() });
      }
    },
  });
  return found;
}

/**
 * Reads YAML as the build does, with everything that is wrong and where.
 * @param text with `\n` between lines
 * @param firstLine number of its first line in the file
 */
export function readYaml(text: string, firstLine = 1): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const locate = (path: readonly PropertyKey[]) => place(offsetOf(document.contents, path));
  const syntax = document.errors.map((error) => say.yamlError(error, text));
  const special = specialNodes(document.contents).map((offset) => ({
    ...say.specialCharacter(),
    offset,
  }));
  const errors = [...syntax, ...special]
    .sort((one, other) => one.offset - other.offset)
    .map(
      ({ offset, what, fix }): YamlFinding => ({
        severity: "error",
        place: place(offset),
        what,
        fix,
      }),
    );
  if (errors.length > 0) return { findings: independent(errors), locate };
  const comments = lostComments(document.contents).map(
    ({ offset, text: comment }): YamlFinding => ({
      severity: "warning",
      place: place(offset),
      ...say.lostComment(comment),
    }),
  );
  return { data: document.toJS(), findings: comments, locate };
}

/** Findings without those that only follow from the one before, in the same line or the next. */
function independent(findings: readonly YamlFinding[]): YamlFinding[] {
  return findings.filter(({ place }, index) => {
    const before = findings[index - 1];
    return !before || place.line > before.place.line + 1;
  });
}
