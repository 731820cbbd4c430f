/** Windows-1250, the old encoding of the region, for the letters that are not ASCII (Encoding Standard, index windows-1250). */
const windows1250: Readonly<Record<string, number>> = {
  "„": 0x84,
  "…": 0x85,
  Š: 0x8a,
  Ž: 0x8e,
  "“": 0x93,
  "”": 0x94,
  "–": 0x96,
  š: 0x9a,
  ž: 0x9e,
  "©": 0xa9,
  Ć: 0xc6,
  Č: 0xc8,
  Đ: 0xd0,
  "×": 0xd7,
  ć: 0xe6,
  č: 0xe8,
  đ: 0xf0,
};

const byteOrderMark = "\uFEFF";

/** One byte a letter, as old programs save: a letter that they do not have becomes a question mark. */
const singleBytes = (text: string, byteOf: (letter: string) => number | undefined) =>
  Buffer.from([...text].map((letter) => byteOf(letter) ?? "?".charCodeAt(0)));

const asciiOf = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? code : undefined;
};

const latin1Of = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x100 ? code : undefined;
};

const encodings: readonly (readonly [string, (text: string) => Buffer])[] = [
  ["UTF-16 LE", (text) => Buffer.from(byteOrderMark + text, "utf16le")],
  ["UTF-16 BE", (text) => Buffer.from(byteOrderMark + text, "utf16le").swap16()],
  ["UTF-16 LE without a mark", (text) => Buffer.from(text, "utf16le")],
  ["UTF-16 BE without a mark", (text) => Buffer.from(text, "utf16le").swap16()],
  ["Windows-1250", (text) => singleBytes(text, (one) => asciiOf(one) ?? windows1250[one])],
  ["Latin-1", (text) => singleBytes(text, latin1Of)],
  ["UTF-8 taken for Latin-1", (text) => Buffer.from(Buffer.from(text).toString("latin1"))],
  ["UTF-8 with a mark", (text) => Buffer.from(byteOrderMark + text)],
  ["UTF-8 with two marks", (text) => Buffer.from(byteOrderMark + byteOrderMark + text)],
];

const endings = ["\n", "\r\n", "\r"] as const;

/** The ways in which lines may end, once for all lines of a file or by turns. */
const lineEnds: readonly (readonly [string, (random: () => number) => string])[] = [
  ["CRLF", () => "\r\n"],
  ["CR", () => "\r"],
  ["LF and CRLF", (random) => endings[Math.floor(random() * 2)] ?? "\n"],
  ["LF, CRLF and CR", (random) => endings[Math.floor(random() * 3)] ?? "\n"],
];

/** A text as another program saved it, and how. */
interface Saved {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A text as other programs save it: in another encoding, with other line ends, with both. */
export function savedElsewhere(text: string, random: () => number): Saved[] {
  const ended = lineEnds.map(([name, ending]) => ({
    name,
    text: text.replace(/\n/g, () => ending(random)),
  }));
  return [
    ...encodings.map(([name, encode]) => ({ name, bytes: encode(text) })),
    ...ended.map((one) => ({ name: one.name, bytes: Buffer.from(one.text) })),
    ...ended.flatMap((one) =>
      encodings.map(([name, encode]) => ({
        name: `${one.name}, ${name}`,
        bytes: encode(one.text),
      })),
    ),
  ];
}
