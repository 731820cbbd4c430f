import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import worker from "gatsby-plugin-sharp/gatsby-worker";
import sharp from "sharp";
import { expectOfGatsby, stopWhereMoved } from "../moved";

/**
 * Encoded photos, each in a file named by what it was made from and by its own bytes: neither a
 * half-written one nor one of another photo can be taken for it. What becomes of Gatsby's state, or
 * of the folder's name, is all the same to them.
 */
export const storePath = ".build/photos";

const self = "src/gatsby/data/photo-store.ts";

interface Operation {
  /** Below the job's `outputDir`. */
  readonly outputPath: string;
  /** Width, format, quality. */
  readonly args: object;
}

/** What gatsby-plugin-sharp asks its worker for: some sizes of one photo. */
export interface PhotoJob {
  readonly inputPaths: readonly { readonly path: string }[];
  readonly outputDir: string;
  readonly args: {
    /** Live editing encodes a photo when somebody looks at it. */
    readonly isLazy?: boolean;
    readonly operations: readonly Operation[];
    readonly pluginOptions: object;
  };
}

interface PhotoWorker {
  IMAGE_PROCESSING: (job: PhotoJob) => Promise<unknown>;
}

/** Half a SHA-256: long enough, and Windows does not take long paths everywhere. */
const hashOf = (data: string | Uint8Array) =>
  createHash("sha256").update(data).digest("hex").slice(0, 32);

/** Gives a file a second name, or where the disk cannot do that a copy. */
function duplicate(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
  }
}

/** Names of kept photos by what they were made from. */
let kept = new Map<string, string>();
/** What this run has asked for. */
const asked = new Set<string>();
let isCalled = false;

function readStore(): void {
  const names = fs.existsSync(storePath) ? fs.readdirSync(storePath) : [];
  kept = new Map(names.map((name) => [name.split(".", 1)[0] ?? name, name]));
}

/** True when the store had the photo, and its file now stands where the job wants it. */
function takeOut(key: string, output: string): boolean {
  asked.add(key);
  const name = kept.get(key);
  if (!name) return false;
  const file = path.join(storePath, name);
  if (`${key}.${hashOf(fs.readFileSync(file))}` !== name) {
    fs.rmSync(file);
    return false;
  }
  fs.mkdirSync(path.dirname(output), { recursive: true });
  fs.rmSync(output, { force: true });
  duplicate(file, output);
  return true;
}

function putIn(key: string, output: string): void {
  const name = `${key}.${hashOf(fs.readFileSync(output))}`;
  fs.mkdirSync(storePath, { recursive: true });
  const file = path.join(storePath, name);
  if (!fs.existsSync(file)) duplicate(output, file);
  kept.set(key, name);
}

/** Lets the worker encode only what the store does not have. */
export function encodeOnce(photoWorker: PhotoWorker): void {
  const encode = photoWorker.IMAGE_PROCESSING;
  expectOfGatsby(
    typeof encode === "function",
    self,
    "IMAGE_PROCESSING in gatsby-plugin-sharp/gatsby-worker",
  );
  readStore();
  isCalled = false;
  photoWorker.IMAGE_PROCESSING = async (job) => {
    isCalled = true;
    if (job.args.isLazy) return encode(job);
    const { operations, pluginOptions } = job.args;
    expectOfGatsby(Array.isArray(operations), self, "operations of a job of gatsby-plugin-sharp");
    const source = hashOf(fs.readFileSync(job.inputPaths[0]?.path ?? ""));
    const keyOf = ({ args }: Operation) =>
      hashOf(JSON.stringify([source, args, pluginOptions, sharp.versions]));
    const outputOf = ({ outputPath }: Operation) => path.join(job.outputDir, outputPath);
    const missing = operations.filter((one) => !takeOut(keyOf(one), outputOf(one)));
    if (missing.length === 0) return undefined;
    // The encoder writes into a file that is there: it may be the store's own under a second name.
    for (const one of missing) fs.rmSync(outputOf(one), { force: true });
    const result = await encode({ ...job, args: { ...job.args, operations: missing } });
    for (const one of missing) putIn(keyOf(one), outputOf(one));
    return result;
  };
}

let isFromNothing = false;

/** Photos are encoded in this process, which gets the same worker by its path. */
export const onPreInit: GatsbyNode["onPreInit"] = stopWhereMoved(() => {
  isFromNothing = !fs.existsSync("public/index.html");
  encodeOnce(worker);
});

/** A build from nothing asks for every photo: what this one has not asked for is dropped. */
export function dropUnasked(): void {
  if (!isFromNothing) return;
  expectOfGatsby(isCalled, self, "jobs of gatsby-plugin-sharp in this process");
  for (const [key, name] of kept) {
    if (!asked.has(key)) fs.rmSync(path.join(storePath, name), { force: true });
  }
}
