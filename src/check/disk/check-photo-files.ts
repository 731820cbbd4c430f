import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { fileError, type Message, type Problem } from "../problem";
import { photoProblem } from "./photo-file";
import { isSystemError, unreadable } from "./system-error";

/** How many photos are decoded at a time: libuv has four threads for it. */
const concurrency = 4;

/** Results by version of a photo: `npm run dev` repeats the check after every change. */
const cache = new Map<string, Message | undefined>();

async function problemOf(file: string): Promise<Message | undefined> {
  const { size, mtimeMs } = statSync(file);
  const version = `${file} ${size} ${mtimeMs}`;
  const folder = path.basename(path.dirname(file));
  if (!cache.has(version)) cache.set(version, await photoProblem(await readFile(file), folder));
  return cache.get(version);
}

/**
 * Decodes every photo.
 * @param files paths below the folder
 * @param folder absolute path of `content/`
 */
export async function checkPhotoFiles(
  files: readonly string[],
  folder: string,
): Promise<Problem[]> {
  sharp.cache(false);
  const problems: Problem[] = [];
  const queue = [...files];
  const worker = async () => {
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
  await Promise.all(Array.from({ length: concurrency }, worker));
  return problems;
}
