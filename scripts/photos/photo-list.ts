import { readFileSync } from "node:fs";
import path from "node:path";
import {
  type Document,
  isMap,
  isSeq,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { checkFields } from "../../src/check/check-fields";
import { readContentBytes } from "../../src/check/disk/text-file";
import { hasErrors } from "../../src/check/problem";
import { problemText } from "../../src/check/report";
import { collectionOf } from "../../src/content/collections";
import { normalizeText } from "../../src/content/normalize-text";
import type { PhotoSet } from "../../src/content/photo-rules";
import { UserError } from "../system/user-error";
import { writeWhole } from "../system/write-whole";

/** Path of a folder's list below `content/`. */
export const listFile = (set: PhotoSet) => `${set}/photos.yml`;

/** @throws UserError with the messages of the content check, when the list is invalid */
function checkList(file: string, bytes: Uint8Array): void {
  const collection = collectionOf(file);
  const read = collection && readContentBytes(file, collection, bytes);
  const problems = [...(read?.problems ?? []), ...(read?.content ? checkFields(read.content) : [])];
  if (!hasErrors(problems)) return;
  const texts = problems.map(problemText).join("\n\n");
  throw new UserError(`Slike nisu mijenjane, jer spisak nije ispravan.\n\n${texts}`);
}

/** The list of a folder of photos. The other entries keep their titles and comments. */
export class PhotoList {
  private constructor(
    private readonly file: string,
    private readonly document: Document,
    private readonly entries: YAMLSeq<YAMLMap>,
  ) {}

  /**
   * @param content absolute path of `content/`
   * @throws UserError when the list is invalid
   */
  static read(content: string, set: PhotoSet): PhotoList {
    const file = path.join(content, listFile(set));
    const bytes = readFileSync(file);
    checkList(listFile(set), bytes);
    const document = parseDocument(normalizeText(bytes.toString("utf8")));
    const entries = document.get("photos");
    if (!isSeq<YAMLMap>(entries) || !entries.items.every(isMap)) {
      throw new Error(`${file} passes the check but is not a list.`);
    }
    return new PhotoList(file, document, entries);
  }

  /** File names, in the order of the list. */
  get names(): string[] {
    return this.entries.items.map((item) => path.posix.normalize(String(item.get("photo")).trim()));
  }

  /** Inserts photos; the first of them gets the given place, from 1. */
  insert(place: number, names: readonly string[]): void {
    const added = names.map((name) => {
      const value = new Scalar(name);
      value.type = "QUOTE_DOUBLE";
      const entry = this.document.createNode({ photo: value });
      return entry as YAMLMap;
    });
    this.entries.items.splice(place - 1, 0, ...added);
  }

  /** Removes a photo. */
  remove(name: string): void {
    this.entries.items.splice(this.names.indexOf(name), 1);
  }

  /** Replaces the file. */
  write(): void {
    writeWhole(this.file, this.document.toString({ lineWidth: 0 }));
  }
}
