import { basename, dirname, extname, join, normalize } from "node:path/posix";
import { photoListType } from "../content/collections";
import { type PhotoSet, photoName } from "../content/photo-rules";
import { metaOf } from "../content/schema-node";
import { textsOf } from "./check-fields";
import { type ContentFile, fieldProblem } from "./content-file";
import { hasDeclaredShape, type Path } from "./declared-shape";
import { isContentPhoto, validName } from "./file-kinds";
import { duplicates } from "./group-by";
import { fileWarning, type Message, type Problem } from "./problem";
import { didYouMean, suggestFile } from "./suggest";

/** The photos that fields may name, as paths below `content/`. */
export interface KnownPhotos {
  /** Photos that exist; macOS may return decomposed names (NFD). */
  readonly present: readonly string[];
  /** Photos that a field of a file in their folder names, in NFC. */
  readonly named: ReadonlySet<string>;
  /** Names in the gallery's list; undefined if it cannot be read. */
  readonly gallery: readonly string[] | undefined;
}

const photoTexts = (content: ContentFile) =>
  textsOf(content).filter(({ schema }) => metaOf(schema)?.kind === "photo");

const fileBeside = ({ file }: ContentFile, name: string) =>
  join(dirname(file), name.trim()).normalize();

/** Names in the list of a folder, in order; undefined if the list is missing, empty or invalid. */
export function listedPhotos(contents: readonly ContentFile[], set: PhotoSet) {
  const list = contents.find(
    ({ file, collection }) => collection.type === photoListType && dirname(file) === set,
  );
  if (!list || !hasDeclaredShape(list.collection.schema, list.data)) return undefined;
  const names = photoTexts(list).map(({ text }) => basename(fileBeside(list, text)));
  return names.length > 0 ? names : undefined;
}

/** Collects the photos that fields may name. */
export function knownPhotos(
  files: readonly string[],
  contents: readonly ContentFile[],
  gallery: KnownPhotos["gallery"],
): KnownPhotos {
  return {
    present: files.filter(isContentPhoto),
    named: new Set(
      contents.flatMap((one) => photoTexts(one).map(({ text }) => fileBeside(one, text))),
    ),
    gallery,
  };
}

const badPhotoName = (name: string, right: string): Message => ({
  what: `Slika ne može imati naziv „${name}”.`,
  fix: `Preimenujte datoteku u ${right} i tako je upišite ovdje.`,
});

/**
 * The name of a photo as every system can have it.
 * @param photos paths of all photos
 */
function rightPhotoName(file: string, photos: readonly string[]): string {
  const name = basename(file);
  if (photoName.test(name)) return name;
  const others = photos.map((one) => basename(one));
  return validName(file, extname(file).toLowerCase(), others);
}

/** Why a field cannot name a photo in the folder of its file, if so. */
function fileProblem(content: ContentFile, text: string, known: KnownPhotos): Message | undefined {
  const folder = dirname(content.file);
  const file = fileBeside(content, text);
  const here = known.present.filter((one) => dirname(one) === folder);
  const present = here.find((one) => one.normalize() === file);
  if (present) {
    const name = rightPhotoName(present, known.present);
    return name === basename(present) ? undefined : badPhotoName(basename(present), name);
  }
  const unnamed = here.filter((one) => !known.named.has(one.normalize()));
  const names = unnamed.map((one) => basename(one)).filter((name) => photoName.test(name));
  return {
    what: `Slike „${text}” nema u folderu content/${folder}.`,
    fix: `${didYouMean(text, suggestFile(text, names))}Ispravite naziv, zajedno s nastavkom iza tačke, vratite sliku u taj folder ili obrišite njen unos.`,
  };
}

/** Why a field cannot name a photo of a list, if so. Nothing is reported without the list. */
export function unlistedPhoto(
  name: string,
  set: PhotoSet,
  known: readonly string[] | undefined,
): Message | undefined {
  if (!known || known.includes(name.trim())) return undefined;
  return {
    what: `Slika „${name}” nije ${set === "gallery" ? "u galeriji" : "među slikama prostora"}.`,
    fix: `${didYouMean(name, suggestFile(name, known))}Prvo je dodajte u „${set === "gallery" ? "Slike galerije" : "Slike prostora"}” i sačuvajte, pa je odaberite ovdje.`,
  };
}

/** The path of the list that a field belongs to, if any. */
function listOf(path: Path): string | undefined {
  const place = path.findLastIndex((key) => typeof key === "number");
  return place === -1 ? undefined : path.slice(0, place).join(".");
}

/** Whether a field names a photo of a list: a photo itself, or one of `photos.names` of a section. */
function namesPhoto({ schema, path }: ReturnType<typeof textsOf>[number]): boolean {
  const kind = metaOf(schema)?.kind;
  return (
    kind === "photo" || kind === "galleryPhoto" || path.slice(0, 2).join(".") === "photos.names"
  );
}

/** Photos that a list names twice, ignoring case as Windows and macOS do. */
function repeatedPhotos(content: ContentFile): Problem[] {
  const texts = textsOf(content).filter((one) => listOf(one.path) && namesPhoto(one));
  const keyOf = ({ path, text }: (typeof texts)[number]) =>
    `${listOf(path)} ${normalize(text.trim()).normalize().toLowerCase()}`;
  return duplicates(texts, keyOf).map(([{ path, text }, first]) => {
    const place = Number(first.path.find((key) => typeof key === "number")) + 1;
    return fieldProblem(content, path, {
      what: `Slika „${text}” je na ovom spisku već upisana, na mjestu ${place}.`,
      fix: "Upišite drugu sliku ili obrišite ovaj unos.",
    });
  });
}

/** Checks the names of photos in the fields of a file. */
export function checkPhotos(content: ContentFile, known: KnownPhotos): Problem[] {
  const problems = textsOf(content).flatMap(({ path, schema, text }) => {
    const kind = metaOf(schema)?.kind;
    const message =
      (kind === "photo" && fileProblem(content, text, known)) ||
      (kind === "galleryPhoto" && unlistedPhoto(text, "gallery", known.gallery));
    return message ? [fieldProblem(content, path, message)] : [];
  });
  return [...problems, ...repeatedPhotos(content)];
}

/**
 * Warns of a photo that no field names, so that it is not published.
 * @param photos paths of all photos
 */
export function unnamedPhoto(file: string, photos: readonly string[]): Problem {
  const [folder, name] = [dirname(file), basename(file)];
  const valid = rightPhotoName(file, photos);
  const rename = valid === name ? "" : `Preimenujte je u ${valid} `;
  const message =
    folder === "pages"
      ? {
          what: "Ova slika se nigdje ne koristi.",
          fix: `${rename}Upišite naziv ${valid} u polje za sliku ili je obrišite.`,
        }
      : {
          what: "Slika nije na spisku, pa se ne objavljuje.",
          fix: `${rename}Dodajte je na spisak content/${folder}/photos.yml, na mjesto koje želite: - photo: "${valid}" Ako Vam ne treba, premjestite je izvan foldera content.`,
        };
  return fileWarning(file, message);
}
