import { basename, dirname, join } from "node:path/posix";
import { photoListType } from "../content/collections";
import { type PhotoSet, photoName } from "../content/photo-rules";
import { metaOf } from "../content/schema-node";
import { textsOf } from "./check-fields";
import { isContentPhoto } from "./check-files";
import { type ContentFile, fieldProblem, fileError } from "./content-file";
import { hasDeclaredShape, type Path } from "./declared-shape";
import { groupBy } from "./group-by";
import type { Message, Problem } from "./problem";
import { suggestFile } from "./suggest";
import * as say from "./wording/photos";

/** What fields may name, as paths below `content/`. macOS may hand names out taken apart (NFD). */
export interface KnownPhotos {
  /** Photos that are there. */
  readonly present: readonly string[];
  /** Photos that a field beside them names. */
  readonly named: ReadonlySet<string>;
  /** Names in the gallery's list; undefined where it cannot be read. */
  readonly gallery: readonly string[] | undefined;
}

const photoTexts = (content: ContentFile) =>
  textsOf(content).filter(({ schema }) => metaOf(schema)?.kind === "photo");

const fileBeside = ({ file }: ContentFile, name: string) =>
  join(dirname(file), name.trim()).normalize();

/** Names in the list of a folder, in their order; undefined where it is empty or not as declared. */
export function listedPhotos(contents: readonly ContentFile[], set: PhotoSet) {
  const list = contents.find(
    ({ file, collection }) => collection.type === photoListType && dirname(file) === set,
  );
  if (!list || !hasDeclaredShape(list.collection.schema, list.data)) return undefined;
  const names = photoTexts(list).map(({ text }) => basename(fileBeside(list, text)));
  return names.length > 0 ? names : undefined;
}

/** What there is for fields to name. */
export function knownPhotos(
  files: readonly string[],
  contents: readonly ContentFile[],
): KnownPhotos {
  return {
    present: files.filter(isContentPhoto).map((file) => file.normalize()),
    named: new Set(
      contents.flatMap((one) => photoTexts(one).map(({ text }) => fileBeside(one, text))),
    ),
    gallery: listedPhotos(contents, "gallery"),
  };
}

/** A photo that has to stand beside the file that names it. */
function fileProblem(content: ContentFile, text: string, known: KnownPhotos): Message | undefined {
  const folder = dirname(content.file);
  const file = fileBeside(content, text);
  if (dirname(file) === folder && known.present.includes(file)) {
    return photoName.test(basename(file)) ? undefined : say.badName(basename(file));
  }
  const free = known.present.filter((one) => dirname(one) === folder && !known.named.has(one));
  return say.missingPhoto(
    text,
    `content/${folder}`,
    suggestFile(
      text,
      free.map((one) => basename(one)),
    ),
  );
}

/** A photo that has to stand in the gallery's list. */
function listProblem(text: string, { gallery }: KnownPhotos): Message | undefined {
  if (!gallery || gallery.includes(text.trim())) return undefined;
  return say.unlistedName(text, suggestFile(text, gallery));
}

/** The list that a field's entry stands in. */
function listOf(path: Path): string | undefined {
  const place = path.findLastIndex((key) => typeof key === "number");
  return place === -1 ? undefined : path.slice(0, place).join(".");
}

/** Photos that one list names twice; Windows and macOS know no difference between A and a. */
function repeatedPhotos(content: ContentFile): Problem[] {
  const texts = textsOf(content).filter(
    ({ schema, path }) =>
      ["photo", "galleryPhoto"].includes(metaOf(schema)?.kind ?? "") && listOf(path),
  );
  const same = groupBy(texts, ({ path, text }) => `${listOf(path)} ${text.trim().toLowerCase()}`);
  return [...same.values()].flatMap(([first, ...others]) => {
    const place = Number(first?.path.find((key) => typeof key === "number")) + 1;
    return others.map(({ path, text }) => fieldProblem(content, path, say.repeated(text, place)));
  });
}

/** What is wrong with the photos that a file names. */
export function checkPhotos(content: ContentFile, known: KnownPhotos): Problem[] {
  const problems = textsOf(content).flatMap(({ path, schema, text }) => {
    const kind = metaOf(schema)?.kind;
    const message =
      (kind === "photo" && fileProblem(content, text, known)) ||
      (kind === "galleryPhoto" && listProblem(text, known));
    return message ? [fieldProblem(content, path, message)] : [];
  });
  return [...problems, ...repeatedPhotos(content)];
}

/** The warning of a photo that no field names, and that is therefore not published. */
export function unnamedPhoto(file: string): Problem {
  const [folder, name] = [dirname(file), basename(file)];
  const message =
    folder === "pages" ? say.unusedPhoto() : say.unlistedFile(`content/${folder}/photos.yml`, name);
  return { ...fileError(file, message), severity: "warning" };
}
