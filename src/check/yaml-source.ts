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
import { unusualSpacesInYaml } from "./invisible-characters";
import type { Message, Place } from "./problem";
import { type YamlMessage, yamlError } from "./yaml-errors";
import { lostComments, specialNodes, strayMarks } from "./yaml-nodes";

/** A problem of the YAML syntax. */
interface YamlProblem extends Message {
  readonly severity: "error" | "warning";
  readonly place: Place;
}

/** The data of a YAML text, and the places of its fields. */
export interface YamlSource {
  /** Undefined if the text cannot be parsed. */
  readonly data?: unknown;
  readonly problems: readonly YamlProblem[];
  /** The place of a field's name or of a list's entry, else of the nearest group around it. */
  readonly locate: (path: readonly PropertyKey[]) => Place;
  /** The place of the field's value. */
  readonly locateValue: (path: readonly PropertyKey[]) => Place;
}

function pairOf(node: unknown, key: PropertyKey): Pair<unknown, unknown> | undefined {
  if (!isMap(node)) return undefined;
  return node.items.find(({ key: own }) => isScalar(own) && String(own.value) === String(key));
}

interface Found {
  /** Offset of the field's name or of the list's entry. */
  readonly offset: number;
  /** The node of the value. */
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
 * Parses YAML as the build does, and finds everything that is wrong with it.
 * @param text with `\n` as line end
 * @param firstLine the line in the file on which the text starts
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
  const asProblem =
    (severity: YamlProblem["severity"]) =>
    ({ offset, what, fix }: YamlMessage): YamlProblem => ({
      severity,
      place: place(offset),
      what,
      fix,
    });
  const spaces = unusualSpacesInYaml(text);
  const otherErrors = [
    ...document.errors.map((error) => yamlError(error, text)),
    ...specialNodes(root),
    ...strayMarks(root, text),
  ];
  const errors = (spaces.length > 0 ? spaces : otherErrors)
    .sort((one, other) => one.offset - other.offset)
    .map(asProblem("error"));
  if (errors.length > 0) return { problems: withoutConsequences(errors), locate, locateValue };
  const problems = lostComments(root).map(asProblem("warning"));
  return { data: document.toJS(), problems, locate, locateValue };
}

/** Drops problems within two lines after another one, which are most likely its consequences. */
function withoutConsequences(problems: readonly YamlProblem[]): YamlProblem[] {
  return problems.filter(({ place }, index) => {
    const before = problems[index - 1];
    return !before || place.line > before.place.line + 2;
  });
}
