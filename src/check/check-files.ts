import { basename, dirname } from "node:path/posix";
import { collectionOf, collections } from "../content/collections";
import { filesFolder } from "../content/file-rules";
import { photoExtensions, photoSets } from "../content/photo-rules";
import { fileError } from "./content-file";
import { isDownload, rightName } from "./downloads";
import type { Problem } from "./problem";
import { suggest } from "./suggest";
import { otherFile } from "./wording/downloads";
import * as say from "./wording/files";
import { notAPhoto } from "./wording/photos";

/** The staff guide, which is no page of the site. */
const guide = "UPUTSTVO.md";

const patterns = collections.map(({ files }) => files);
const folders = [...new Set([...patterns.map((pattern) => dirname(pattern)), filesFolder])];
const photoFolders: readonly string[] = ["pages", ...photoSets];
const photoEnding = new RegExp(`\\.(?:${photoExtensions.join("|")})$`, "i");

/** Whether a file has an ending that photos have. */
export function isPhoto(file: string): boolean {
  return photoEnding.test(file);
}

/** Whether a file is a photo that a field beside it may name. */
export function isContentPhoto(file: string): boolean {
  return photoFolders.includes(dirname(file)) && isPhoto(file);
}

function strayProblem(file: string): Problem {
  const folder = dirname(file);
  const elsewhere = patterns.find(
    (pattern) => basename(pattern) === basename(file) && !file.endsWith(pattern),
  );
  if (elsewhere) return fileError(file, say.misplacedFile(`content/${elsewhere}`));
  if (folder === filesFolder) return fileError(file, otherFile(rightName(file)));
  if (/\.pdf$/i.test(file)) {
    return fileError(file, say.misplacedFile(`content/${filesFolder}/${rightName(file)}`));
  }
  if (!folders.includes(folder)) {
    return fileError(file, say.unknownFolder(folders.map((one) => `content/${one}`)));
  }
  const here = patterns
    .filter((pattern) => dirname(pattern) === folder)
    .map((one) => basename(one));
  const likely = likelyName(basename(file), here);
  if (likely) return fileError(file, say.misnamedFile(likely));
  if (photoSets.some((set) => set === folder)) return fileError(file, notAPhoto());
  const photos = folder === "pages" ? [`slike (${photoExtensions.join(", ")})`] : [];
  return fileError(file, say.unknownFile([...here, ...photos]));
}

const stem = (name: string) => name.replace(/\.[^.]*$/, "");

/** The name a text file should have had: `home.txt` is `home.md`, and `notes.txt` among the cards `notes.md`. */
function likelyName(name: string, known: readonly string[]): string | undefined {
  if (!/\.(?:mdx?|markdown|ya?ml|txt)(?:\.txt)?$/i.test(name)) return suggest(name, known);
  const sameStem = known.find((one) => stem(one) === name.toLowerCase().split(".")[0]);
  const any = known.includes("*.md") ? `${name.split(".")[0]}.md` : undefined;
  return sameStem ?? any ?? suggest(name, known);
}

/** Files that are missing, and files that stand where nothing reads them. */
export function checkFiles(files: readonly string[]): Problem[] {
  const needed = collections
    .filter(({ optional }) => !optional)
    .map(({ files: pattern }) => pattern);
  const missing = needed.flatMap((pattern) => {
    if (files.some((file) => collectionOf(file)?.files === pattern)) return [];
    return pattern.includes("*")
      ? [fileError(dirname(pattern), say.missingFiles(`content/${dirname(pattern)}`))]
      : [fileError(pattern, say.missingFile(`content/${pattern}`))];
  });
  const stray = files.filter(
    (file) => file !== guide && !collectionOf(file) && !isContentPhoto(file) && !isDownload(file),
  );
  return [...missing, ...stray.map(strayProblem)];
}
