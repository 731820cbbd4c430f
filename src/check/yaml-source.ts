import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
} from "yaml";
import type { Message, Place } from "./problem";
import { type YamlMessage, yamlError } from "./yaml-errors";
import { lostComments, specialNodes, strayMarks } from "./yaml-nodes";

/** A finding in the YAML itself. */
interface YamlFinding extends Message {
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
  /** The same of what stands in the field. */
  readonly locateValue: (path: readonly PropertyKey[]) => Place;
}

function pairOf(node: unknown, key: PropertyKey): Pair<unknown, unknown> | undefined {
  if (!isMap(node)) return undefined;
  return node.items.find(({ key: own }) => isScalar(own) && String(own.value) === String(key));
}

interface Found {
  /** Where a field's name, or a list's item, starts. */
  readonly offset: number;
  /** What stands in the field. */
  readonly value: unknown;
}

/** The field at a path, else the nearest group around it. */
function find(root: Node | null, path: readonly PropertyKey[]): Found {
  let found: Found = { offset: root?.range?.[0] ?? 0, value: root };
  for (const key of path) {
    const pair = pairOf(found.value, key);
    const item = isSeq(found.value) ? found.value.items[Number(key)] : pair?.key;
    const offset = isNode(item) ? item.range?.[0] : undefined;
    if (offset === undefined) break;
    found = { offset, value: pair ? pair.value : item };
  }
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
  const root = document.contents;
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const locate = (path: readonly PropertyKey[]) => place(find(root, path).offset);
  const locateValue = (path: readonly PropertyKey[]) => {
    const { offset, value } = find(root, path);
    return place((isNode(value) && value.range?.[0]) || offset);
  };
  const asFinding =
    (severity: YamlFinding["severity"]) =>
    ({ offset, what, fix }: YamlMessage): YamlFinding => ({
      severity,
      place: place(offset),
      what,
      fix,
    });
  const errors = [
    ...document.errors.map((error) => yamlError(error, text)),
    ...specialNodes(root, text),
    ...strayMarks(root, text),
  ]
    .sort((one, other) => one.offset - other.offset)
    .map(asFinding("error"));
  if (errors.length > 0) return { findings: independent(errors), locate, locateValue };
  const findings = lostComments(root).map(asFinding("warning"));
  return { data: document.toJS(), findings, locate, locateValue };
}

/** Findings without those that only follow from the one before, in the same line or the next two. */
function independent(findings: readonly YamlFinding[]): YamlFinding[] {
  return findings.filter(({ place }, index) => {
    const before = findings[index - 1];
    return !before || place.line > before.place.line + 2;
  });
}
