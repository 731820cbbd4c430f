import { mkdirSync, realpathSync, renameSync } from "node:fs";
import path from "node:path";
import { say, UserError } from "../system/report";
import type { PhotoRequest } from "./arguments";
import { addedFolder, commitChange } from "./change";
import type { PhotoContext } from "./context";
import { convertPhoto, PhotoProblem } from "./convert";
import { freeName, writeDurably } from "./files";
import { checkPlace, countPhotos, readFolder } from "./folder";
import { listFile } from "./photo-list";
import { collectSources, type Remark, type Sources } from "./sources";

type AddRequest = Extract<PhotoRequest, { command: "add" }>;

const lines = (remarks: readonly Remark[]) =>
  remarks.map(({ name, remark }) => `  ${name}: ${remark}`).join("\n");

/** @throws UserError when a named photo is already in the folder, or there is nothing to add */
function checkSources({ files, problems }: Sources, directory: string): void {
  const inside = files.filter(
    (file) => path.dirname(realpathSync(file)) === realpathSync(directory),
  );
  if (inside.length > 0) {
    const names = inside.map((file) => path.basename(file)).join(", ");
    throw new UserError(
      `Već u tom folderu: ${names}. Sliku koja je na stranici premješta npm run photos -- move, ` +
        "a sliku koja nije na spisku prvo premjestite izvan foldera content.",
    );
  }
  if (files.length === 0 && problems.length === 0) {
    throw new UserError("Tu nema nijedne slike. Navedite slike ili folder u kojem su.");
  }
}

/**
 * Converts photos one after another, so that the memory holds one at a time, into files named by
 * their order.
 */
async function convertAll(files: readonly string[], { root, checkInterruption }: PhotoContext) {
  const problems: Remark[] = [];
  mkdirSync(addedFolder(root), { recursive: true });
  for (const [index, file] of files.entries()) {
    const name = path.basename(file);
    say(`Slika ${index + 1} od ${files.length}: ${name}`);
    try {
      writeDurably(path.join(addedFolder(root), String(index)), await convertPhoto(file));
    } catch (error) {
      if (!(error instanceof PhotoProblem)) throw error;
      problems.push({ name, remark: error.message });
    }
    checkInterruption();
  }
  return problems;
}

/** What every system and address can write: `Rođendan 1.JPG` → `rodjendan-1`. */
function slugOf(file: string): string {
  const plain = path.parse(file).name.replace(/đ/gi, "dj").normalize("NFD").toLowerCase();
  const slug = plain.replace(/\p{M}/gu, "").replace(/[^a-z\d]+/g, "-");
  return slug.slice(0, 60).replace(/^-|-$/g, "") || "slika";
}

/**
 * Adds photos to a folder of the site. The originals are only read.
 * @throws UserError when a photo cannot be used; then nothing has changed
 */
export async function addPhotos({ set, paths, at }: AddRequest, context: PhotoContext) {
  const { root, cwd } = context;
  const before = readFolder(root, set);
  if (at !== undefined && at > before.list.names.length + 1) checkPlace(before, at);
  const sources = collectSources(paths, cwd);
  checkSources(sources, before.directory);
  if (sources.skipped.length > 0) say(`Preskočeno:\n${lines(sources.skipped)}\n`);
  const problems = [...sources.problems, ...(await convertAll(sources.files, context))];
  if (problems.length > 0) {
    throw new UserError(`Ništa nije dodano, jer se ne može koristiti:\n${lines(problems)}`);
  }
  // Read again: somebody may have written titles meanwhile.
  const folder = readFolder(root, set);
  const first = Math.min(at ?? Infinity, folder.list.names.length + 1);
  const taken = new Set([...folder.files, ...folder.list.names].map((name) => name.toLowerCase()));
  const added = sources.files.map((file) => freeName(slugOf(file), ".webp", taken));
  for (const [index, name] of added.entries()) {
    renameSync(path.join(addedFolder(root), String(index)), path.join(addedFolder(root), name));
  }
  folder.list.insert(first, added);
  commitChange(root, { set, added, removed: [] }, folder.list.toString());
  say(`\nDodano: ${countPhotos(added.length)} (content/${set}), od broja ${first}:`);
  say(added.map((name) => `  ${name}`).join("\n"));
  say(`Naslove upišite u content/${listFile(set)}; slika može biti i bez njega.`);
}
