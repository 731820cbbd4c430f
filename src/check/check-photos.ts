import type { FieldKind } from "../content/fields";
import { isContentPhoto, validName } from "../content/file-kinds";
import { folderOf, lastPart } from "../content/paths";
import { type PhotoSet, photoName } from "../content/photo-rules";
import { type ContentFile, type FieldText, fieldError, textsOf } from "./content-file";
import { duplicates } from "./group-by";
import { type PhotoLists, shownPhotosOf } from "./link-targets";
import { asWarning, fileError, type Message, type Path, type Problem } from "./problem";

const unlistedPhoto = (name: string, set: PhotoSet): Message => ({
  what: `Slika „${name}” nije ${set === "gallery" ? "u galeriji" : "među slikama prostora"}.`,
  fix: `Prvo je dodajte u „${set === "gallery" ? "Slike galerije" : "Slike prostora"}” i sačuvajte, pa je odaberite ovdje.`,
});

const fileBeside = ({ file }: ContentFile, name: string) =>
  `${folderOf(file)}/${name.trim().replace(/^\.\//, "")}`.normalize();

/** Why a field cannot name a photo in the folder of its file, if so. */
function nameProblem(
  content: ContentFile,
  text: string,
  photos: readonly string[],
): Message | undefined {
  const file = fileBeside(content, text);
  // macOS may return decomposed names (NFD).
  const present = photos.find((one) => one.normalize() === file);
  if (!present)
    return {
      what: `Slike „${text}” nema u folderu content/${folderOf(content.file)}.`,
      fix: "Odaberite drugu sliku ili obrišite ovaj unos.",
    };
  const name = lastPart(present);
  if (photoName.test(name)) return undefined;
  const ending = name.slice(name.lastIndexOf(".")).toLowerCase();
  const right = validName(present, ending, photos.map(lastPart));
  return {
    what: `Slika ne može imati naziv „${name}”.`,
    fix: `Preimenujte datoteku u ${right} i tako je upišite ovdje.`,
  };
}

/** The path of the list that a field belongs to, if any. */
function listOf(path: Path): string | undefined {
  const place = path.findLastIndex((key) => typeof key === "number");
  return place === -1 ? undefined : path.slice(0, place).join(".");
}

const photoKinds: readonly (FieldKind | undefined)[] = ["photo", "galleryPhoto", "selectedPhoto"];

/** Photos that a list names twice, ignoring case as Windows and macOS do. */
function repeatedPhotos(content: ContentFile): Problem[] {
  const texts = textsOf(content).filter(
    (one) => listOf(one.path) && photoKinds.includes(one.meta?.kind),
  );
  const keyOf = ({ path, text }: FieldText) =>
    `${listOf(path)} ${fileBeside(content, text).toLowerCase()}`;
  return duplicates(texts, keyOf).map(([{ path, text }, first]) => {
    const place = Number(first.path.find((key) => typeof key === "number")) + 1;
    return fieldError(content, path, {
      what: `Slika „${text}” je na ovom spisku već upisana, na mjestu ${place}.`,
      fix: "Na jedno od ta dva mjesta stavite drugu sliku.",
    });
  });
}

/** @param photos paths of all photos */
export function checkPhotos(
  content: ContentFile,
  photos: readonly string[],
  lists: PhotoLists,
): Problem[] {
  const inList = (name: string, set: PhotoSet) =>
    lists[set].includes(name.trim()) ? undefined : unlistedPhoto(name, set);
  const { list } = shownPhotosOf(content) ?? {};
  const problems = textsOf(content).flatMap(({ path, meta, text }) => {
    const message =
      (meta?.kind === "photo" && nameProblem(content, text, photos)) ||
      (meta?.kind === "galleryPhoto" && inList(text, "gallery")) ||
      (list && meta?.kind === "selectedPhoto" && inList(text, list));
    return message ? fieldError(content, path, message) : [];
  });
  return [...problems, ...repeatedPhotos(content)];
}

/** The photos among the files that no field names, so that they are not published. */
export function unnamedPhotos(files: readonly string[], contents: readonly ContentFile[]) {
  const named = contents.flatMap((content) =>
    textsOf(content).flatMap(({ meta, text }) =>
      meta?.kind === "photo" ? fileBeside(content, text) : [],
    ),
  );
  return files.filter((file) => isContentPhoto(file) && !named.includes(file.normalize()));
}

export const unnamedPhoto = (file: string): Problem =>
  asWarning(
    fileError(file, {
      what: "Ova slika se nigdje ne koristi, pa se ne objavljuje.",
      fix: "Dodajte je na spisak ili je odaberite u polju za sliku. Ako Vam ne treba, obrišite je.",
    }),
  );
