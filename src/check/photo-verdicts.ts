import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import * as rules from "../content/photo-rules";
import { fileError } from "./content-file";
import { photoProblem, sizeProblem } from "./photo-file";
import { photoType } from "./photo-type";
import type { Problem } from "./problem";
import { isSystemError, unreadable } from "./unreadable";

/** What was found in a photo with these bytes; null when nothing was. */
const verdicts = z.record(
  z.string(),
  z.object({
    stamp: z.string(),
    message: z.object({ what: z.string(), fix: z.string() }).nullable(),
  }),
);

type Verdicts = z.infer<typeof verdicts>;

/** Verdicts of other rules do not count. */
const rulesHash = createHash("sha256")
  .update([JSON.stringify(rules), photoProblem, sizeProblem, photoType].join())
  .digest("hex")
  .slice(0, 12);

function stampOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${rulesHash} ${size} ${mtimeMs}`;
}

function readVerdicts(cacheFile: string): Verdicts {
  try {
    return verdicts.parse(JSON.parse(readFileSync(cacheFile, "utf8")));
  } catch {
    // Missing or damaged: everything is looked at again.
    return {};
  }
}

/** As many photos at once as the machine has hands for; memory stays at that many. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const queue = [...items];
  const hand = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, hand));
}

/** The next check looks at every photo again where this one cannot note what it has found. */
function writeVerdicts(cacheFile: string, now: Verdicts): void {
  try {
    mkdirSync(path.dirname(cacheFile), { recursive: true });
    writeFileSync(cacheFile, JSON.stringify(now));
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}

/**
 * Looks at photos, each only once as long as its size and time stay the same.
 * @param files paths from the folder
 * @param folder absolute path of `content/`
 * @param cacheFile where verdicts are kept between runs
 * @returns what is wrong with single photos
 */
export async function photoVerdicts(
  files: readonly string[],
  folder: string,
  cacheFile: string,
): Promise<Problem[]> {
  const known = readVerdicts(cacheFile);
  const now: Verdicts = {};
  const problems: Problem[] = [];
  sharp.cache(false);
  await forEach(files, async (file) => {
    const absolute = path.join(folder, file);
    try {
      const stamp = stampOf(absolute);
      const old = known[file];
      const message =
        old?.stamp === stamp
          ? old.message
          : ((await photoProblem(await readFile(absolute))) ?? null);
      now[file] = { stamp, message };
      if (message) problems.push(fileError(file, message));
    } catch (error) {
      if (!isSystemError(error)) throw error;
      problems.push(unreadable(file, error));
    }
  });
  writeVerdicts(cacheFile, now);
  return problems;
}
