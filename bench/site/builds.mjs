// @ts-check
// How much a build costs, in a copy of the project: cold, unchanged, after a text, after a photo.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { youngHeap } from "../../scripts/lib/gatsby.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";

/**
 * What a build costs; `memory` is the most that one of its processes has taken, in bytes.
 * @typedef {{ wallSeconds: number, cpuSeconds: number, memory: number }} Cost
 * @typedef {Cost & { photos: number, build: string }} BuildFigures
 */

const memoryHook = path.join(path.dirname(fileURLToPath(import.meta.url)), "peak-memory.cjs");

const sources = ["content", "src", "static", "scripts", "package.json", "tsconfig.json"];

/** @returns {string} a folder with the project as it stands */
function copyProject() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "sanjalica-bench-"));
  const configs = readdirSync(ROOT).filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  for (const name of [...sources, ...configs]) {
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"), "junction");
  return folder;
}

/**
 * @param {string} times output of the shell's `times`: own and children's user and system time
 * @returns {number} CPU seconds of the children
 */
function childSeconds(times) {
  const [user, system] = (times.trim().split("\n").at(-1) ?? "").split(/\s+/).map((time) => {
    const [, minutes = "0", seconds = "0"] = /(\d+)m([\d.]+)s/.exec(time) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  });
  return (user ?? 0) + (system ?? 0);
}

/**
 * @param {string} folder
 * @returns {Cost}
 */
function buildOnce(folder) {
  const memoryFile = path.join(folder, "peak-memory.txt");
  writeFileSync(memoryFile, "");
  const start = performance.now();
  const script = '"$0" node_modules/gatsby/cli.js build >build.log 2>&1 || exit 1; times';
  const times = execFileSync("sh", ["-c", script, process.execPath], {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...process.env,
      NODE_ENV: "production",
      CI: "true",
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_OPTIONS: `${youngHeap} --require "${memoryHook}"`,
      PEAK_MEMORY_FILE: memoryFile,
    },
  });
  const peaks = readFileSync(memoryFile, "utf8").trim().split("\n").map(Number);
  return {
    wallSeconds: (performance.now() - start) / 1000,
    cpuSeconds: childSeconds(times),
    memory: Math.max(...peaks) * 1024,
  };
}

/**
 * Adds photos to the gallery: shipped ones, each with other bytes, so that all are encoded.
 * @param {string} gallery
 * @param {number} from
 * @param {number} to last number
 */
function addPhotos(gallery, from, to) {
  for (let number = from; number <= to; number += 1) {
    const bytes = readFileSync(path.join(gallery, `${(number % 29) + 1}.webp`));
    // A chunk that decoders skip (RIFF container of WebP) makes the file another one.
    const chunk = Buffer.alloc(16);
    chunk.write("NUMB", 0);
    chunk.writeUInt32LE(8, 4);
    chunk.writeUInt32LE(number, 8);
    const photo = Buffer.concat([bytes, chunk]);
    photo.writeUInt32LE(photo.length - 8, 4);
    writeFileSync(path.join(gallery, `${number}.webp`), photo);
  }
}

/**
 * @param {number} total photos of both sets
 * @param {(publicFolder: string) => Promise<void>} look told where the first build stands
 * @returns {AsyncGenerator<BuildFigures>}
 */
export async function* measureBuilds(total, look) {
  const folder = copyProject();
  const gallery = path.join(folder, "content", "gallery");
  const text = path.join(folder, "content", "perks", "team.md");
  const galleryCount = total - 17;
  const figures = (/** @type {string} */ build) => ({ photos: total, build, ...buildOnce(folder) });
  try {
    addPhotos(gallery, 30, galleryCount);
    yield figures("cold");
    await look(path.join(folder, "public"));
    yield figures("no change");
    writeFileSync(text, readFileSync(text, "utf8").replace("Pročitajte", "Čitajte"));
    yield figures("one text");
    addPhotos(gallery, galleryCount + 1, galleryCount + 1);
    yield figures("one photo more");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
