/** A text and what is selected in it, as a text area has them. */
export interface Selected {
  readonly value: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
}

/** Words in place of a part of a text, and the part of them that is selected afterwards. */
export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly selected: readonly [start: number, end: number];
}

/** What is selected without the spaces around it; without a selection the word at the cursor. */
function wordsIn({ value, selectionStart, selectionEnd }: Selected) {
  const word = /[\p{L}\p{N}]/u;
  let [from, to] = [selectionStart, selectionEnd];
  if (from === to) {
    while (word.test(value[from - 1] ?? "")) from -= 1;
    while (word.test(value[to] ?? "")) to += 1;
  }
  const text = value.slice(from, to);
  from += text.length - text.trimStart().length;
  return {
    from,
    to: Math.max(from, to - (text.length - text.trimEnd().length)),
    text: text.trim(),
  };
}

/** Makes the selected words bold, or bold ones as they were. */
export function bold(selected: Selected): Replacement {
  const { from, to, text } = wordsIn(selected);
  const { value } = selected;
  if (text && value.slice(from - 2, from) === "**" && value.slice(to, to + 2) === "**")
    return { from: from - 2, to: to + 2, words: text, selected: [0, text.length] };
  const words = text || "riječi";
  return { from, to, words: `**${words}**`, selected: [2, 2 + words.length] };
}

/** Makes the selected words a link. Without words it has those of what it leads to. */
export function link(selected: Selected, address: string, label: string): Replacement {
  const { from, to, text } = wordsIn(selected);
  const words = text || label;
  return { from, to, words: `[${words}](${address})`, selected: [1, 1 + words.length] };
}

/** Puts a mark before each selected line, `- ` or `## `, with the blank line that it needs above. */
export function mark(selected: Selected, sign: string): Replacement {
  const { value, selectionStart, selectionEnd } = selected;
  const from = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const end = value.indexOf("\n", selectionEnd);
  const to = end < 0 ? value.length : end;
  const lines = value.slice(from, to).split("\n");
  const above = value.slice(0, from).split("\n").at(-2);
  const gap = above && !above.startsWith(sign) ? "\n" : "";
  const marked = (line: string) => sign + line.replace(/^(?:[-*] |#+ )/, "");
  // Blank lines between paragraphs stay blank.
  const words =
    gap + lines.map((line) => (line || lines.length === 1 ? marked(line) : "")).join("\n");
  return { from, to, words, selected: [words.length, words.length] };
}
