// How much a build costs, in a copy of the project: cold, unchanged, after a text, after a photo.
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
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
import { youngHeap } from "../../building/gatsby";
import { preload } from "../../building/preload";
import { ROOT } from "../../system/paths";

interface Cost {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  /** The most that one of its processes has taken, in bytes. */
  readonly memory: number;
}

export interface BuildFigures extends Cost {
  readonly photos: number;
  readonly build: string;
}

const sources = ["content", "src", "static", "scripts", "package.json", "tsconfig.json"];

/** @returns a folder with the project as it stands */
function copyProject(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "sanjalica-bench-"));
  const configs = readdirSync(ROOT).filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  for (const name of [...sources, ...configs]) {
    cpSync(path.join(ROOT, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => path.basename(file) !== "node_modules",
    });
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"), "junction");
  return folder;
}

/**
 * @param times output of the shell's `times`: own and children's user and system time
 * @returns CPU seconds of the children
 */
function childSeconds(times: string): number {
  const [user, system] = (times.trim().split("\n").at(-1) ?? "").split(/\s+/).map((time) => {
    const [, minutes = "0", seconds = "0"] = /(\d+)m([\d.]+)s/.exec(time) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  });
  return (user ?? 0) + (system ?? 0);
}

function buildOnce(folder: string): Cost {
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
      NODE_OPTIONS: `${youngHeap} ${preload("scripts/bench/site/peak-memory.ts")}`,
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
 * @param to last number
 */
function addPhotos(gallery: string, from: number, to: number) {
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
    appendFileSync(path.join(gallery, "photos.yml"), `  - photo: "${number}.webp"\n`);
  }
}

/**
 * @param total photos of both sets
 * @param look told where the first build stands
 */
export async function* measureBuilds(
  total: number,
  look: (publicFolder: string) => Promise<void>,
): AsyncGenerator<BuildFigures> {
  const folder = copyProject();
  const gallery = path.join(folder, "content", "gallery");
  const text = path.join(folder, "content", "perks", "team.md");
  const galleryCount = total - 17;
  const figures = (build: string) => ({ photos: total, build, ...buildOnce(folder) });
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
