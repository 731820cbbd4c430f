/** A text and what is selected in it. */
export interface Selected {
  readonly value: string;
  readonly span: readonly [from: number, to: number];
}

/** Return a text in three parts, of which the middle one is selected without the blanks around it. */
function splitSelected({ value, span: [from, to] }: Selected): [string, string, string] {
  const words = value.slice(from, to).trim();
  const start = words ? value.indexOf(words, from) : from;
  return [value.slice(0, start), words, value.slice(start + words.length)];
}

const select = (before: string, words: string, after: string): Selected => ({
  value: before + words + after,
  span: [before.length, before.length + words.length],
});

/** Return the three parts; if nothing is selected, the middle is the word at the cursor, or else `added`. */
function splitWords(text: Selected, added: string): [string, string, string] {
  const [before, words, after] = splitSelected(text);
  if (words) return [before, words, after];
  const [start = ""] = /[\p{L}\p{M}\p{N}]*$/u.exec(before) ?? [];
  const [end = ""] = /^[\p{L}\p{M}\p{N}]*/u.exec(after) ?? [];
  return [
    before.slice(0, before.length - start.length),
    start + end || added,
    after.slice(end.length),
  ];
}

/** The sign before a line of a list, a heading or a quotation, and its words. */
const line = /^([^\S\n]*(?:(?:[-+*>]|#{1,6}|\d+[.)])[^\S\n]+)*)(.*\S)/gm;

/** Make the selected words of each line bold, or none of them if some are bold already. */
export function toggleBold(text: Selected): Selected {
  const [before, words, after] = splitWords(text, "riječi");
  if (before.endsWith("**") && after.startsWith("**"))
    return select(before.slice(0, -2), words.replaceAll("**", ""), after.slice(2));
  if (words.includes("**")) return select(before, words.replaceAll("**", ""), after);
  const bold = words.replace(line, "$1**$2**");
  // Inside the marks of one word, so that another can be typed.
  return bold === `**${words}**`
    ? select(`${before}**`, words, `**${after}`)
    : select(before, bold, after);
}

const link = /\[([^\]\n]*)\]\([^)\s]*\)/g;

/** Make the selected words a link, or change where the link around them leads. Without words it has the target's name. */
export function setLink(text: Selected, to: string, name: string): Selected {
  const { value, span } = text;
  const around = [...value.matchAll(link)].find(
    ({ 0: all, index }) => index <= span[0] && span[1] <= index + all.length,
  );
  const [before, words = "", after] = around
    ? [value.slice(0, around.index), around[1], value.slice(around.index + around[0].length)]
    : splitWords(text, name);
  return select(`${before}[`, words, `](${to})${after}`);
}

/** Signs of list items, also those of word processors, and of headings. */
const signs = /^\s*(?:(?:[-*+–—•·●○▪■◦‣]|#{1,6})\s+)*/;

/** Put a sign before each selected line, `- ` or `## `, in place of others; if all have it, take it off. */
export function toggleSign({ value, span: [from, to] }: Selected, sign: string): Selected {
  const start = value.lastIndexOf("\n", from - 1) + 1;
  // A triple click also selects the end of the line.
  const end = value.indexOf("\n", Math.max(from, to - 1));
  const [before, after] = [value.slice(0, start), end < 0 ? "" : value.slice(end)];
  const lines = value.slice(start, end < 0 ? undefined : end).split("\n");
  const isBlank = (text: string) => lines.length > 1 && !text.trim();
  const isOff = lines.every((text) => isBlank(text) || text.startsWith(sign));
  const changed = lines
    .map((text) => (isBlank(text) ? text : (isOff ? "" : sign) + text.replace(signs, "")))
    .join("\n");
  // Other lines next to a list would be parts of its items.
  const isApart = isOff || !/^.*\S/.test(after.slice(1)) || after.startsWith(`\n${sign}`);
  const { span, ...marked } = select(before, changed, isApart ? after : `\n${after}`);
  return { ...marked, span: lines.length > 1 ? span : [span[1], span[1]] };
}
