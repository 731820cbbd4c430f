import { isContentPhoto } from "../content/collections";
import { describeGroup } from "../content/describe-field";
import type { FieldKind } from "../content/field-kinds";
import { getFileName, getFolder } from "../content/paths";
import {
  getPhotoPath,
  maxLongSide,
  maxMegapixels,
  minLongSide,
  minShortSide,
  type PhotoSet,
  photoExtensions,
  photoNamePattern,
  toPhotoName,
} from "../content/photo-files";
import { photoListSchemas } from "../content/schemas/photos";
import { toValidName } from "../content/slugs";
import { findDuplicates } from "../domain/group-by";
import {
  type ContentFile,
  type FieldString,
  listStrings,
  toFieldProblem,
  withoutPlaces,
} from "./content-file";
import { getPhotoSelection, type ListedNames } from "./link-targets";
import { type Message, type Problem, toFileProblem } from "./problem";

/** The message for a photo that browsers cannot decode, such as an iPhone's HEIC. */
export const unreadablePhoto: Message = {
  what: "Slika se ne može otvoriti.",
  fix: `Otvorite je na računaru. Ako se ne otvara, zamijenite je drugom. Ako se otvara, sačuvajte je ponovo u jednom od ovih formata: ${photoExtensions.join(", ")}.`,
};

/** Return why a photo of this size, in pixels, cannot be published, if so. */
export function validatePhotoSize(width: number, height: number): Message | undefined {
  if (width * height > maxMegapixels * 1e6)
    return {
      what: `Slika je prevelika: ${width} × ${height} piksela. Najviše može imati ${maxMegapixels} miliona piksela.`,
      fix: "Smanjite je na računaru, pa je dodajte ponovo.",
    };
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short >= minShortSide && long >= minLongSide) return undefined;
  // A panorama's short side may be too small although the photo is large.
  return {
    what: `Slika je premala ili preuska: ${width} × ${height} piksela. Potrebno je najmanje: ${minLongSide} × ${minShortSide} piksela.`,
    fix: `Stavite originalnu sliku s telefona ili fotoaparata: one iz Vibera ili WhatsAppa često su smanjene. Panorami odrežite krajeve, tako da duža stranica bude najviše ${maxLongSide / minShortSide} puta duža od kraće.`,
  };
}

function unlistedPhoto(name: string, set: PhotoSet): Message {
  const { label } = describeGroup(photoListSchemas[set]);
  return {
    what: `Slika „${name}” nije na spisku „${label}”.`,
    fix: `Prvo je dodajte u „${label}” i sačuvajte, pa je odaberite ovdje.`,
  };
}

/** Return why a field cannot name a photo in the folder of its file, if so. */
function validatePhotoName(
  content: ContentFile,
  text: string,
  photos: readonly string[],
): Message | undefined {
  const file = getPhotoPath(content.file, text);
  // macOS may return decomposed names (NFD).
  const present = photos.find((photo) => photo.normalize() === file);
  if (!present)
    return {
      what: `Slike „${text}” nema u folderu content/${getFolder(content.file)}.`,
      fix: "Odaberite drugu sliku ili obrišite ovaj unos.",
    };
  const name = getFileName(present);
  if (photoNamePattern.test(name)) return undefined;
  const extension = name.slice(name.lastIndexOf(".")).toLowerCase();
  const validName = toValidName(present, extension, photos.map(getFileName));
  return {
    what: `Slika ne može imati naziv „${name}”.`,
    fix: `Preimenujte datoteku u ${validName} i tako je upišite ovdje.`,
  };
}

const photoKinds: readonly FieldKind[] = ["photo", "galleryPhoto", "selectedPhoto"];

/** Find photos that a list names twice, ignoring case as Windows and macOS do. */
function checkRepeatedPhotos(content: ContentFile): Problem[] {
  const texts = listStrings(content).filter(({ field }) => photoKinds.includes(field.kind));
  const getKey = ({ path, text }: FieldString) =>
    `${withoutPlaces(path)} ${getPhotoPath(content.file, text).toLowerCase()}`;
  return findDuplicates(texts, getKey).map(([{ path, text }, first]) => {
    const place = Number(first.path.find((key) => typeof key === "number")) + 1;
    return toFieldProblem(content, path, {
      what: `Slika „${text}” je na ovom spisku već upisana.`,
      fix: `Prvi put je na mjestu ${place}. Na jedno od ta dva mjesta stavite drugu sliku.`,
    });
  });
}

/** @param photos paths of all photos */
export function checkPhotos(
  content: ContentFile,
  photos: readonly string[],
  lists: ListedNames,
): Problem[] {
  const inList = (name: string, set: PhotoSet) =>
    lists[set].includes(toPhotoName(name)) ? undefined : unlistedPhoto(name, set);
  const { list } = getPhotoSelection(content) ?? {};
  const problems = listStrings(content).flatMap(({ path, field, text }) => {
    const message =
      (field.kind === "photo" && validatePhotoName(content, text, photos)) ||
      (field.kind === "galleryPhoto" && inList(text, "gallery")) ||
      (list && field.kind === "selectedPhoto" && inList(text, list));
    return message ? toFieldProblem(content, path, message) : [];
  });
  return [...problems, ...checkRepeatedPhotos(content)];
}

/** Return the photos among the files that no field names, so that they are not published. */
export function findUnnamedPhotos(files: readonly string[], contents: readonly ContentFile[]) {
  const named = contents.flatMap((content) =>
    listStrings(content).flatMap(({ field, text }) =>
      field.kind === "photo" ? getPhotoPath(content.file, text) : [],
    ),
  );
  return files.filter((file) => isContentPhoto(file) && !named.includes(file.normalize()));
}

export const createUnnamedPhotoWarning = (file: string): Problem =>
  toFileProblem(file, {
    severity: "warning",
    what: "Ova slika se nigdje ne koristi, pa se ne objavljuje.",
    fix: "Dodajte je na spisak ili je odaberite u polju za sliku. Ako Vam ne treba, obrišite je.",
  });
