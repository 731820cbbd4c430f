const byteOrderMark = "\uFEFF";

/**
 * An encoder for an encoding of one byte per character, which Node.js can only decode. Characters that
 * the encoding lacks become question marks, as in old programs.
 */
function singleByteEncoder(encoding: string): (text: string) => Buffer {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return (text) => Buffer.from([...text].map((letter) => bytes.get(letter) ?? 0x3f));
}

const encodings: readonly (readonly [string, (text: string) => Buffer])[] = [
  ["UTF-16 LE", (text) => Buffer.from(byteOrderMark + text, "utf16le")],
  ["UTF-16 BE", (text) => Buffer.from(byteOrderMark + text, "utf16le").swap16()],
  ["UTF-16 LE without a mark", (text) => Buffer.from(text, "utf16le")],
  ["UTF-16 BE without a mark", (text) => Buffer.from(text, "utf16le").swap16()],
  // The old encoding of the region.
  ["Windows-1250", singleByteEncoder("windows-1250")],
  ["Windows-1252", singleByteEncoder("windows-1252")],
  ["UTF-8 taken for Latin-1", (text) => Buffer.from(Buffer.from(text).toString("latin1"))],
  ["UTF-8 with a mark", (text) => Buffer.from(byteOrderMark + text)],
  ["UTF-8 with two marks", (text) => Buffer.from(byteOrderMark + byteOrderMark + text)],
];

const endings = ["\n", "\r\n", "\r"] as const;

/** Line ends of other programs: one kind, or several mixed. */
const lineEnds: readonly (readonly [string, (random: () => number) => string])[] = [
  ["CRLF", () => "\r\n"],
  ["CR", () => "\r"],
  ["LF and CRLF", (random) => endings[Math.floor(random() * 2)] ?? "\n"],
  ["LF, CRLF and CR", (random) => endings[Math.floor(random() * 3)] ?? "\n"],
];

/** A text as another program saves it. */
interface Saved {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The text in other encodings, with other line ends, and with both. */
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
