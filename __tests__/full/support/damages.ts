import { sample, seededRandom } from "./random";

/** One automatic damage to one file. */
export interface Damage {
  /** Path below `content/`. */
  readonly file: string;
  /** What was done, and where. */
  readonly name: string;
  readonly bytes: Buffer;
}

type Change = readonly [name: string, line: string | undefined];

const field = /^(\s*(?:- )?)([\w-]+):(\s*)(.*)$/;

function swapLetters(word: string): string {
  return word.length > 1 ? `${word[1]}${word[0]}${word.slice(2)}` : `${word}${word}`;
}

/** Possible damages to a line; undefined deletes it. */
function changesOf(line: string, random: () => number): Change[] {
  const digits = line.replace(/\d+/g, () => String(Math.floor(random() * 100)));
  const [, start = "", key, , value = ""] = field.exec(line) ?? [];
  if (!key) return [["digits", digits]];
  const quoted = /^"(.*)"$/.exec(value)?.[1];
  return [
    ["delete", undefined],
    ["duplicate", `${line}\n${line}`],
    ["rename", `${start}${swapLetters(key)}: ${value}`],
    ["number", `${start}${key}: ${Math.floor(random() * 1000)}`],
    ["list", `${start}${key}: [a, b]`],
    ["nothing", `${start}${key}:`],
    ["tab", `\t${line}`],
    ["digits", digits],
    ...(quoted === undefined
      ? []
      : ([
          ["no first quote", `${start}${key}: ${quoted}"`],
          ["no last quote", `${start}${key}: "${quoted}`],
          ["no quotes", `${start}${key}: ${quoted}`],
          ["single quotes", `${start}${key}: '${quoted}'`],
          ["typographic quotes", `${start}${key}: „${quoted}”`],
        ] satisfies Change[])),
  ];
}

function lineDamages(file: string, text: string, random: () => number): Damage[] {
  const lines = text.split("\n");
  return lines.flatMap((line, index) =>
    changesOf(line, random)
      .filter(([, changed]) => changed !== line)
      .map(([name, changed]) => ({
        file,
        name: `${name} in line ${index + 1}`,
        bytes: Buffer.from(
          lines.flatMap((one, at) => (at === index ? (changed ?? []) : one)).join("\n"),
        ),
      })),
  );
}

function cuts(file: string, bytes: Buffer): Damage[] {
  return Array.from({ length: Math.floor(bytes.length / 10) }, (_, index) => ({
    file,
    name: `cut at byte ${index * 10}`,
    bytes: bytes.subarray(0, index * 10),
  }));
}

function photoDamages(file: string, bytes: Buffer, random: () => number): Damage[] {
  const at = Math.floor(random() * bytes.length);
  return [
    { file, name: "cut", bytes: bytes.subarray(0, at) },
    { file, name: "zeros in it", bytes: Buffer.from(bytes).fill(0, at) },
    { file, name: "zeros after it", bytes: Buffer.concat([bytes, Buffer.alloc(100)]) },
    { file, name: "empty", bytes: Buffer.alloc(0) },
    { file, name: "text", bytes: Buffer.from("Ovo nije slika.") },
  ];
}

/**
 * Random damages to every file: fields deleted, doubled, renamed or of another type, quotes and digits
 * changed, tabs, cuts, broken photos. Encodings and line ends are in `unit/check`.
 * @param seed the same seed gives the same damages
 * @param scale factor for the number of damages
 */
export function damagesOf(
  files: ReadonlyMap<string, Buffer>,
  seed: number,
  scale: number,
): Damage[] {
  const random = seededRandom(seed);
  return [...files].flatMap(([file, bytes]) => {
    if (!/\.(md|yml)$/.test(file)) return sample(photoDamages(file, bytes, random), scale, random);
    const text = bytes.toString("utf8");
    return [
      ...sample(lineDamages(file, text, random), 20 * scale, random),
      ...sample(cuts(file, bytes), 6 * scale, random),
    ];
  });
}
