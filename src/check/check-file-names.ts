import { basename, dirname } from "node:path/posix";
import { newName } from "../content/addresses";
import { collectionOf, collections } from "../content/collections";
import { downloadsFolder } from "../content/download-rules";
import { photoExtensions, photoSets } from "../content/photo-rules";
import { downloadName, isContent, isDownload, validName } from "./file-kinds";
import { addCommand } from "./photo-messages";
import { fileError, type Message, type Problem } from "./problem";
import { didYouMean, suggest } from "./suggest";

/** The message for a file that the site needs. */
export const missingFile = (file: string): Message => ({
  what: "Ova datoteka nedostaje, a stranica je bez nje nepotpuna.",
  fix: `Vratite je naredbom: git checkout HEAD -- ${file}`,
});

const unknownFolder = (known: readonly string[]): Message => ({
  what: "Stranica ne zna za ovaj folder.",
  fix: `Obrišite ga ili premjestite izvan foldera content. Poznati folderi: ${known.join(", ")}.`,
});

const missingFiles = (folder: string): Message => ({
  what: "U ovom folderu nema nijedne datoteke.",
  fix: `Vratite ih naredbom: git checkout HEAD -- ${folder}`,
});

/** What to do with a file whose right name another file has. */
const existing = (file: string) =>
  `Datoteka „${file}” već postoji. Prenesite u nju ono što vrijedi, pa ovu obrišite.`;

/** @param right a path below `content/` */
const misplacedFile = (right: string, files: readonly string[]): Message => ({
  what: "Datoteka je u pogrešnom folderu, pa je stranica ne vidi.",
  fix: files.includes(right)
    ? existing(`content/${right}`)
    : `Premjestite je ovamo: content/${right}`,
});

/**
 * @param name of the file
 * @param right a name in the same folder
 */
const misnamedFile = (name: string, right: string, exists: boolean): Message => ({
  what: "Naziv datoteke nije poznat, pa je stranica ne vidi.",
  fix: exists ? existing(right) : `${didYouMean(name, right)}Preimenujte datoteku ili je obrišite.`,
});

/** The staff guide, which is not part of the site. */
const guide = "UPUTSTVO.md";

const patterns = collections.map(({ files }) => files);
const folders = [...new Set([...patterns.map((pattern) => dirname(pattern)), downloadsFolder])];

function strayProblem(file: string, files: readonly string[]): Problem {
  const folder = dirname(file);
  const elsewhere = patterns.find(
    (pattern) => basename(pattern) === basename(file) && !file.endsWith(pattern),
  );
  if (elsewhere) return fileError(file, misplacedFile(elsewhere, files));
  if (folder === downloadsFolder)
    return fileError(file, {
      what: "U ovom folderu mogu stajati samo PDF dokumenti.",
      fix: `Otvorite dokument u programu u kojem je napravljen i sačuvajte ga kao PDF, npr. ${validName(file, ".pdf")} Ovu datoteku premjestite izvan foldera content.`,
    });
  if (/\.pdf$/i.test(file)) {
    const downloads = files.filter(isDownload).map(downloadName);
    const name = validName(file, ".pdf", downloads);
    return fileError(file, misplacedFile(`${downloadsFolder}/${name}`, files));
  }
  if (!folders.includes(folder)) {
    return fileError(file, unknownFolder(folders.map((one) => `content/${one}`)));
  }
  const here = patterns
    .filter((pattern) => dirname(pattern) === folder)
    .map((one) => basename(one));
  const likely = likelyName(basename(file), here);
  if (likely) {
    return fileError(
      file,
      misnamedFile(basename(file), likely, files.includes(`${folder}/${likely}`)),
    );
  }
  if (photoSets.some((set) => set === folder))
    return fileError(file, {
      what: "Ovo nije slika koju stranica može prikazati.",
      fix: `Premjestite datoteku izvan foldera content. Ako je slika, odatle je dodajte naredbom: ${addCommand(folder)}`,
    });
  const photos = folder === "pages" ? [`slike (${photoExtensions.join(", ")})`] : [];
  return fileError(file, {
    what: "Stranica ne zna šta da radi s ovom datotekom.",
    fix: `Obrišite je ili premjestite izvan foldera content. U ovom folderu mogu stajati: ${[...here, ...photos].join(", ")}.`,
  });
}

const stem = (name: string) => name.replace(/\.[^.]*$/, "");

/**
 * The name that was most likely meant: `home.md` for `home.txt`, and `a.md` for `a.txt` in `perks`.
 * @param here the files of the folder, in which `*` matches any name
 */
function likelyName(name: string, here: readonly string[]): string | undefined {
  const known = here.filter((one) => !one.includes("*"));
  if (!/\.(?:mdx?|markdown|ya?ml|txt)(?:\.txt)?$/i.test(name)) return suggest(name, known);
  const sameStem = known.find((one) => stem(one) === name.toLowerCase().split(".")[0]);
  const any = here.includes("*.md") ? `${newName(name.split(".")[0] ?? "")}.md` : undefined;
  return sameStem ?? any ?? suggest(name, known);
}

/** Finds files that are missing, and files that nothing reads. */
export function checkFileNames(files: readonly string[]): Problem[] {
  const needed = collections
    .filter(({ optional }) => !optional)
    .map(({ files: pattern }) => pattern);
  const missing = needed.flatMap((pattern) => {
    if (files.some((file) => collectionOf(file)?.files === pattern)) return [];
    return pattern.includes("*")
      ? [fileError(dirname(pattern), missingFiles(`content/${dirname(pattern)}`))]
      : [fileError(pattern, missingFile(`content/${pattern}`))];
  });
  const stray = files.filter((file) => file !== guide && !isContent(file));
  return [...missing, ...stray.map((file) => strayProblem(file, files))];
}
