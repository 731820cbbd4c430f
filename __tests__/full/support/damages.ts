import type { Damage, Edit } from "./damage";
import { encodingDamages } from "./encodings";
import { sample, seededRandom } from "./random";

type Change = readonly [name: string, line: string | undefined];

const field = /^(\s*(?:- )?)([\w-]+):(\s*)(.*)$/;

function swapLetters(word: string): string {
  return word.length > 1 ? `${word[1]}${word[0]}${word.slice(2)}` : `${word}${word}`;
}

/** What can happen to a line with a field; undefined takes the line away. */
function fieldChanges(line: string, random: () => number): Change[] {
  const [, start = "", key = "", , value = ""] = field.exec(line) ?? [];
  const number = Math.floor(random() * 1000);
  const quoted = /^"(.*)"$/.exec(value)?.[1];
  return [
    ["delete", undefined],
    ["duplicate", `${line}\n${line}`],
    ["rename", `${start}${swapLetters(key)}: ${value}`],
    ["number", `${start}${key}: ${number}`],
    ["list", `${start}${key}: [a, b]`],
    ["nothing", `${start}${key}:`],
    ["tab", `\t${line}`],
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
  return lines.flatMap((line, index) => {
    const changes: Change[] = [
      ...(field.test(line) ? fieldChanges(line, random) : []),
      ...(/\d/.test(line)
        ? ([["digits", line.replace(/\d+/g, () => String(Math.floor(random() * 100)))]] as Change[])
        : []),
    ];
    return changes
      .filter(([, changed]) => changed !== line)
      .map(([name, changed]) => {
        const edits = [{ line: index, text: changed }];
        const bytes = withEdits(text, edits);
        return { file, name: `${name} in line ${index + 1}`, bytes, edits };
      });
  });
}

/** Two damages to lines of one file at once, as slips come: chosen at random. */
function pairsOf(text: string, damages: readonly Damage[], count: number, random: () => number) {
  const one = () => damages[Math.floor(random() * damages.length)];
  return Array.from({ length: count }, (): Damage[] => {
    const [first, second] = [one(), one()];
    if (!first || !second || !areApart(first, second)) return [];
    const edits = [...(first.edits ?? []), ...(second.edits ?? [])];
    const name = `${first.name} and ${second.name}`;
    return [{ file: first.file, name, bytes: withEdits(text, edits), edits }];
  }).flat();
}

/** The same with an encoding or line ends of another program. */
function encodedPairs(
  file: string,
  damages: readonly Damage[],
  count: number,
  random: () => number,
) {
  return sample(damages, count, random).flatMap((damage) =>
    sample(encodingDamages(file, damage.bytes.toString("utf8"), random), 1, random).map(
      (other): Damage => ({ ...other, name: `${damage.name} and ${other.name}` }),
    ),
  );
}

function withEdits(text: string, edits: readonly Edit[]): Buffer {
  const changed = new Map(edits.map((edit) => [edit.line, edit.text]));
  const lines = text.split("\n").flatMap((line, index) => {
    const now = changed.has(index) ? changed.get(index) : line;
    return now === undefined ? [] : [now];
  });
  return Buffer.from(lines.join("\n"));
}

/**
 * Gathers as many damages as possible into one state of the content, so that few builds try them all.
 * @returns states, each with at most one damage to a line and, where no line is named, to a file
 */
export function roundsOf(damages: readonly Damage[]): Damage[][] {
  const rounds: Damage[][] = [];
  for (const damage of damages) {
    const round = rounds.find((others) =>
      others.every((other) => damage.file !== other.file || areApart(damage, other)),
    );
    if (round) round.push(damage);
    else rounds.push([damage]);
  }
  return rounds;
}

/** Whether two damages to one file change different lines. */
function areApart(one: Damage, other: Damage): boolean {
  const lines = new Set(one.edits?.map(({ line }) => line));
  return Boolean(one.edits && other.edits?.every(({ line }) => !lines.has(line)));
}

/** The files of a round, each with all its damages. */
export function mergeRound(round: readonly Damage[], files: ReadonlyMap<string, Buffer>): Damage[] {
  return [...new Set(round.map(({ file }) => file))].flatMap((file) => {
    const own = round.filter((damage) => damage.file === file);
    const edits = own.flatMap((damage) => damage.edits ?? []);
    const text = files.get(file)?.toString("utf8") ?? "";
    const bytes = edits.length > 0 ? withEdits(text, edits) : own[0]?.bytes;
    return bytes ? [{ file, name: own.map(({ name }) => name).join(", "), bytes }] : [];
  });
}

function cuts(file: string, bytes: Buffer): Damage[] {
  return Array.from({ length: Math.floor(bytes.length / 10) }, (_, index) => ({
    file,
    name: `cut at byte ${index * 10}`,
    bytes: bytes.subarray(0, index * 10),
  }));
}

function photoDamages(file: string, bytes: Buffer, random: () => number): Damage[] {
  const at = () => Math.floor(random() * bytes.length);
  const flipped = Buffer.from(bytes);
  for (let index = 0; index < 20; index += 1) {
    const position = at();
    flipped[position] = (flipped[position] ?? 0) ^ 0xff;
  }
  return [
    { file, name: "cut", bytes: bytes.subarray(0, at()) },
    { file, name: "flipped bytes", bytes: flipped },
    { file, name: "zeros in it", bytes: Buffer.from(bytes).fill(0, at()) },
    { file, name: "zeros after it", bytes: Buffer.concat([bytes, Buffer.alloc(100)]) },
    { file, name: "empty", bytes: Buffer.alloc(0) },
    { file, name: "text", bytes: Buffer.from("Ovo nije slika.") },
  ];
}

/** How many damages of each sort a file gets at most. */
const most = { lines: 18, cuts: 6, photo: 1, encodings: 4, pairs: 5, encodedPairs: 3 } as const;

function textDamages(file: string, bytes: Buffer, scale: number, random: () => number): Damage[] {
  const text = bytes.toString("utf8");
  const lines = lineDamages(file, text, random);
  return [
    ...sample(lines, most.lines * scale, random),
    ...sample(cuts(file, bytes), most.cuts * scale, random),
    ...sample(encodingDamages(file, text, random), most.encodings * scale, random),
    ...pairsOf(text, lines, most.pairs * scale, random),
    ...encodedPairs(file, lines, most.encodedPairs * scale, random),
  ];
}

/**
 * Damages for every file, the same in every run: fields deleted, doubled, renamed or of another
 * type, quotes and digits changed, tabs, cuts at every tenth byte (a share of them), encodings and
 * line ends, two of these at once, broken photos.
 * @param scale how many times as many as `npm test` tries
 */
export function damagesOf(
  files: ReadonlyMap<string, Buffer>,
  seed: number,
  scale: number,
): Damage[] {
  const random = seededRandom(seed);
  return [...files].flatMap(([file, bytes]) =>
    /\.(md|yml)$/.test(file)
      ? textDamages(file, bytes, scale, random)
      : sample(photoDamages(file, bytes, random), most.photo * scale, random),
  );
}
