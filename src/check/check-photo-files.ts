import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { photoProblem } from "./photo-file";
import { fileError, type Message, type Problem } from "./problem";
import { isSystemError, unreadable } from "./system-error";

/** Photos that are open at a time: as many as sharp decodes at once (Node.js has four threads for it). */
const openAtOnce = 4;

/** What this process has found in each photo: `npm run dev` checks after every change of a text. */
const known = new Map<string, Message | undefined>();

async function problemOf(file: string): Promise<Message | undefined> {
  const { size, mtimeMs } = statSync(file);
  const version = `${file} ${size} ${mtimeMs}`;
  if (!known.has(version)) known.set(version, await photoProblem(await readFile(file)));
  return known.get(version);
}

/**
 * Decodes photos.
 * @param files paths from the folder
 * @param folder absolute path of `content/`
 * @returns what is wrong with single photos
 */
export async function checkPhotoFiles(
  files: readonly string[],
  folder: string,
): Promise<Problem[]> {
  sharp.cache(false);
  const problems: Problem[] = [];
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      try {
        const message = await problemOf(path.join(folder, file));
        if (message) problems.push(fileError(file, message));
      } catch (error) {
        if (!isSystemError(error)) throw error;
        problems.push(unreadable(file, error));
      }
    }
  };
  await Promise.all(Array.from({ length: openAtOnce }, work));
  return problems;
}
