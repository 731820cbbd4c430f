import { parseDocument } from "yaml";
import { specialNodes } from "./yaml-nodes";

/** A line that starts at the wrong column. */
export interface Indentation {
  /** Counted from 0. */
  readonly line: number;
  /** Spaces before its first letter. */
  readonly found: number;
  readonly wanted: number;
  /** Whether the lines that belong to it have to follow. */
  readonly isBlock: boolean;
}

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;
const isText = (line: string | undefined) => line !== undefined && /^\s*[^\s#]/.test(line);

/** The content indents by two spaces, lists below their name too. */
const step = 2;
const deepest = 8;

/** The last of the lines that stand below a line and further right. */
function endOfBlock(lines: readonly string[], line: number): number {
  const own = indentOf(lines[line] ?? "");
  const next = lines.findIndex(
    (text, index) => index > line && isText(text) && indentOf(text) <= own,
  );
  return next === -1 ? lines.length - 1 : next - 1;
}

function moved(lines: readonly string[], { line, found, wanted, isBlock }: Indentation): string {
  const last = isBlock ? endOfBlock(lines, line) : line;
  const shift = wanted - found;
  return lines
    .map((text, index) => {
      if (index < line || index > last || !isText(text)) return text;
      return " ".repeat(Math.max(0, indentOf(text) + shift)) + text.trimStart();
    })
    .join("\n");
}

function isAsUsual(lines: readonly string[], { line, wanted }: Indentation): boolean {
  const above = lines.slice(0, line).filter(isText).map(indentOf);
  const parent = above.reverse().find((indent) => indent < wanted);
  const isItem = lines[line]?.trimStart().startsWith("-");
  return parent === undefined ? wanted === 0 && !isItem : wanted === parent + step;
}

function candidates(lines: readonly string[], line: number): Indentation[] {
  const found = indentOf(lines[line] ?? "");
  const usual = Array.from({ length: deepest / step + 1 }, (_, level) => level * step);
  const wanted = [...new Set([...usual, ...lines.filter(isText).map(indentOf)])];
  const canBeBlock = endOfBlock(lines, line) > line;
  return (canBeBlock ? [false, true] : [false]).flatMap((isBlock) =>
    wanted
      .filter((spaces) => spaces !== found)
      .map((spaces) => ({ line, found, wanted: spaces, isBlock })),
  );
}

/**
 * Looks for the one line whose indentation is the mistake. A parser notices it only where the lines
 * no longer fit together, often a line later; here each line nearby is moved, until the whole reads
 * as declared.
 * @param text YAML, with `\n` between lines
 * @param near numbers of the lines to try, from 0
 * @param fits whether data has the declared fields
 */
export function wrongIndentation(
  text: string,
  near: readonly number[],
  fits: (data: unknown) => boolean,
): Indentation | undefined {
  const lines = text.split("\n");
  const right = near
    .filter((line) => isText(lines[line]))
    .flatMap((line) => candidates(lines, line))
    .filter((candidate) => {
      const after = moved(lines, candidate);
      const document = parseDocument(after, { prettyErrors: false });
      const isPlain =
        document.errors.length === 0 && specialNodes(document.contents, after).length === 0;
      return isPlain && fits(document.toJS());
    });
  return right.find((candidate) => isAsUsual(lines, candidate)) ?? right[0];
}
