import { sample, seededRandom } from "./random";

/** One automatic damage to one shipped file. */
export interface Damage {
  /** Path below `content/`. */
  readonly file: string;
  /** What was done, and where. */
  readonly name: string;
  readonly bytes: Buffer;
  /** The one line that was changed, from 0, and what stands there now; undefined when it is gone. */
  readonly edit?: { readonly line: number; readonly text: string | undefined };
}

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
        const edit = { line: index, text: changed };
        const bytes = withEdits(text, [edit]);
        return { file, name: `${name} in line ${index + 1}`, bytes, edit };
      });
  });
}

function withEdits(text: string, edits: readonly NonNullable<Damage["edit"]>[]): Buffer {
  const changed = new Map(edits.map((edit) => [edit.line, edit.text]));
  const lines = text.split("\n").flatMap((line, index) => {
    const now = changed.has(index) ? changed.get(index) : line;
    return now === undefined ? [] : [now];
  });
  return Buffer.from(lines.join("\n"));
}

/**
 * Puts as many damages as possible into one state of the content, so that few builds try them all.
 * @returns states, each with at most one damage to a line and, where no line is named, to a file
 */
export function mergeDamages(
  damages: readonly Damage[],
  files: ReadonlyMap<string, Buffer>,
): Damage[][] {
  const rounds: Damage[][] = [];
  for (const damage of damages) {
    const round = rounds.find((others) => others.every((other) => canShare(damage, other)));
    if (round) round.push(damage);
    else rounds.push([damage]);
  }
  return rounds.map((round) => [...joined(round, files)]);
}

function canShare(one: Damage, other: Damage): boolean {
  if (one.file !== other.file) return true;
  return one.edit !== undefined && other.edit !== undefined && one.edit.line !== other.edit.line;
}

function* joined(round: readonly Damage[], files: ReadonlyMap<string, Buffer>): Iterable<Damage> {
  for (const file of new Set(round.map((damage) => damage.file))) {
    const own = round.filter((damage) => damage.file === file);
    const edits = own.flatMap(({ edit }) => edit ?? []);
    const text = files.get(file)?.toString("utf8") ?? "";
    const [first] = own;
    const bytes = edits.length > 0 ? withEdits(text, edits) : first?.bytes;
    if (bytes) yield { file, name: own.map(({ name }) => name).join(", "), bytes };
  }
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
const most = { lines: 18, cuts: 6, photo: 1 } as const;

/**
 * Damages for every file, the same in every run: fields deleted, doubled, renamed or of another
 * type, quotes and digits changed, tabs, cuts at every tenth byte (a share of them), broken photos.
 */
export function damagesOf(files: ReadonlyMap<string, Buffer>, seed: number): Damage[] {
  const random = seededRandom(seed);
  return [...files].flatMap(([file, bytes]) =>
    /\.(md|yml)$/.test(file)
      ? [
          ...sample(lineDamages(file, bytes.toString("utf8"), random), most.lines, random),
          ...sample(cuts(file, bytes), most.cuts, random),
        ]
      : sample(photoDamages(file, bytes, random), most.photo, random),
  );
}
