export interface TextSelection {
  readonly text: string;
  readonly range: readonly [from: number, to: number];
}

/** Return the text before the selection, the selection without the blanks around it, and the text after it. */
function splitAtSelection({ text, range: [from, to] }: TextSelection): [string, string, string] {
  const words = text.slice(from, to).trim();
  const start = words ? text.indexOf(words, from) : from;
  return [text.slice(0, start), words, text.slice(start + words.length)];
}

const select = (before: string, words: string, after: string): TextSelection => ({
  text: before + words + after,
  range: [before.length, before.length + words.length],
});

/** Split a text like `splitAtSelection`. Without a selection, select the word at the cursor, or else add `added`. */
function splitAtSelectionOrWord(selection: TextSelection, added: string): [string, string, string] {
  const [before, words, after] = splitAtSelection(selection);
  if (words) return [before, words, after];
  const [start = ""] = /[\p{L}\p{M}\p{N}]*$/u.exec(before) ?? [];
  const [end = ""] = /^[\p{L}\p{M}\p{N}]*/u.exec(after) ?? [];
  return [
    before.slice(0, before.length - start.length),
    start + end || added,
    after.slice(end.length),
  ];
}

/** A line: the Markdown syntax of a list, a heading or a quotation, and the words behind it. */
const linePattern = /^([^\S\n]*(?:(?:[-+*>]|#{1,6}|\d+[.)])[^\S\n]+)*)(.*\S)/gm;

/** Make the selected words of each line bold, or none of them if some are bold already. */
export function toggleBold(selection: TextSelection): TextSelection {
  const [before, words, after] = splitAtSelectionOrWord(selection, "riječi");
  if (before.endsWith("**") && after.startsWith("**"))
    return select(before.slice(0, -2), words.replaceAll("**", ""), after.slice(2));
  if (words.includes("**")) return select(before, words.replaceAll("**", ""), after);
  const bold = words.replace(linePattern, "$1**$2**");
  // The selection stays inside the asterisks, so that typing replaces only the words.
  return bold === `**${words}**`
    ? select(`${before}**`, words, `**${after}`)
    : select(before, bold, after);
}

const linkPattern = /\[([^\]\n]*)\]\([^)\s]*\)/g;

/** Make the selection a link, or change the target of the link around it. Without words, insert the target's name. */
export function setLink(selection: TextSelection, to: string, name: string): TextSelection {
  const { text, range } = selection;
  const around = [...text.matchAll(linkPattern)].find(
    ({ 0: all, index }) => index <= range[0] && range[1] <= index + all.length,
  );
  const [before, words = "", after] = around
    ? [text.slice(0, around.index), around[1], text.slice(around.index + around[0].length)]
    : splitAtSelectionOrWord(selection, name);
  return select(`${before}[`, words, `](${to})${after}`);
}

/** The prefixes of list items, also those from word processors, and of headings. */
const linePrefixes = /^\s*(?:(?:[-*+–—•·●○▪■◦‣]|#{1,6})\s+)*/;

/** Put a prefix, `- ` or `## `, before each selected line, in place of others. If all lines have it, remove it. */
export function toggleLinePrefix(selection: TextSelection, prefix: string): TextSelection {
  const text = selection.text;
  const [from, to] = selection.range;
  const start = text.lastIndexOf("\n", from - 1) + 1;
  // A triple click also selects the end of the line.
  const end = text.indexOf("\n", Math.max(from, to - 1));
  const [before, after] = [text.slice(0, start), end < 0 ? "" : text.slice(end)];
  const lines = text.slice(start, end < 0 ? undefined : end).split("\n");
  const isBlank = (line: string) => lines.length > 1 && !line.trim();
  const isRemoval = lines.every((line) => isBlank(line) || line.startsWith(prefix));
  const added = isRemoval ? "" : prefix;
  const changed = lines
    .map((line) => (isBlank(line) ? line : added + line.replace(linePrefixes, "")))
    .join("\n");
  // Without a blank line, Markdown would add the next line to the last list item.
  const isSeparated = isRemoval || !/^.*\S/.test(after.slice(1)) || after.startsWith(`\n${prefix}`);
  const { range, ...marked } = select(before, changed, isSeparated ? after : `\n${after}`);
  return { ...marked, range: lines.length > 1 ? range : [range[1], range[1]] };
}
