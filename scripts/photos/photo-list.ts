import { readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { checkFields } from "../../src/check/check-fields";
import { readContentFile } from "../../src/check/content-file";
import { hasErrors } from "../../src/check/problem";
import { problemText } from "../../src/check/report";
import { collectionOf } from "../../src/content/collections";
import type { PhotoSet } from "../../src/content/photo-rules";
import { normalizeText } from "../../src/content/text";
import { UserError } from "../system/report";

/** The list of a folder, below `content/`. */
export const listFile = (set: PhotoSet) => `${set}/photos.yml`;

/** One photo of a list. */
interface Entry {
  readonly name: string;
  readonly title: string | undefined;
  /** Its lines in the file, with the comments above them. */
  readonly text: string;
}

/** @throws UserError with what the content check says, when the list is not as declared */
function checkList(file: string, bytes: Uint8Array): void {
  const collection = collectionOf(file);
  const read = collection && readContentFile(file, collection, bytes);
  const problems = [...(read?.problems ?? []), ...(read?.content ? checkFields(read.content) : [])];
  if (!hasErrors(problems)) return;
  const texts = problems.map(problemText).join("\n\n");
  throw new UserError(`Slike nisu mijenjane, jer spisak nije ispravan.\n\n${texts}`);
}

/** A list whose entries change their places as they are written, down to the last byte. */
export class PhotoList {
  private constructor(
    private readonly head: string,
    private readonly entries: Entry[],
    private readonly tail: string,
  ) {}

  /**
   * @param content absolute path of `content/`
   * @throws UserError when the list is not as declared, or has several photos in a line
   */
  static read(content: string, set: PhotoSet): PhotoList {
    const bytes = readFileSync(path.join(content, listFile(set)));
    checkList(listFile(set), bytes);
    const text = bytes.toString("utf8");
    const counter = new LineCounter();
    const { contents } = parseDocument(normalizeText(text), { lineCounter: counter });
    const lineOf = (offset = 0) => counter.linePos(offset).line - 1;
    const lines = `${text.replace(/(?<![\r\n])$/, "\n")}`.split(/(?<=\n|\r(?!\n))/);
    const [pair] = isMap(contents) ? contents.items : [];
    const items = isSeq(pair?.value)
      ? pair.value.items.flatMap((item) => (isMap(item) ? item : []))
      : [];
    const first = lineOf(isScalar(pair?.key) ? pair.key.range?.[1] : 0) + 1;
    let end = first;
    const entries = items.map((item) => {
      const from = end;
      if (!/^ *- /.test(lines[lineOf(item.range?.[0])] ?? "") || lineOf(item.range?.[0]) < from) {
        throw new UserError(
          `U content/${listFile(set)} svaka slika mora početi crticom u svom redu.`,
        );
      }
      end = lineOf((item.range?.[1] ?? 1) - 1) + 1;
      const title = item.get("title");
      return {
        name: path.posix.normalize(String(item.get("photo")).trim()),
        title: title === undefined ? undefined : String(title),
        text: lines.slice(from, end).join(""),
      };
    });
    return new PhotoList(lines.slice(0, first).join(""), entries, lines.slice(end).join(""));
  }

  /** File names in their order. */
  get names(): string[] {
    return this.entries.map(({ name }) => name);
  }

  /** Titles in the order of the photos. */
  get titles(): (string | undefined)[] {
    return this.entries.map(({ title }) => title);
  }

  /** Adds photos so that the first of them gets the place, which counts from 1. */
  insert(place: number, names: readonly string[]): void {
    const [indent = "  "] = /^ *(?=- )/m.exec(this.entries[0]?.text ?? "") ?? [];
    const [lineEnd = "\n"] = /\r\n?|\n/.exec(this.head) ?? [];
    const added = names.map((name) => {
      return { name, title: undefined, text: `${indent}- photo: "${name}"${lineEnd}` };
    });
    this.entries.splice(place - 1, 0, ...added);
  }

  /** Moves a photo from one place to another. */
  move(from: number, to: number): void {
    this.entries.splice(to - 1, 0, ...this.entries.splice(from - 1, 1));
  }

  /** Takes the photo at a place out; gives its entry as it could be put back. */
  remove(place: number): string {
    return this.entries
      .splice(place - 1, 1)
      .map(({ text }) => text)
      .join("");
  }

  /** The file as it is to be written. */
  toString(): string {
    return this.head + this.entries.map(({ text }) => text).join("") + this.tail;
  }
}
