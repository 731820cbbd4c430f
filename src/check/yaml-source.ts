import {
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
  const errors = document.errors.map((error): YamlFinding => {
    const message = say.yamlError(error, text);
    return {
      severity: "error",
      place: place(message.offset),
      what: message.what,
      fix: message.fix,
    };
  });
  if (errors.length > 0) return { findings: uniquePlaces(errors), locate };
  const comments = lostComments(document.contents).map(
    ({ offset, text: comment }): YamlFinding => ({
      severity: "warning",
      place: place(offset),
      ...say.lostComment(comment),
    }),
  );
  try {
    return { data: document.toJS(), findings: comments, locate };
  } catch {
    const failure = say.malformed(place(0));
    return { findings: [{ severity: "error", place: place(0), ...failure }], locate };
  }
}

/** The first finding of each line: the parser's further ones there follow from it. */
function uniquePlaces(findings: readonly YamlFinding[]): YamlFinding[] {
  const seen = new Set<number>();
  return findings.filter(({ place }) => !seen.has(place.line) && seen.add(place.line));
}
