import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import worker from "gatsby-plugin-sharp/gatsby-worker";
import sharp from "sharp";
import { expectOfGatsby, panicIfMoved } from "../expect-gatsby";

/**
 * Folder of the encoded photos, the only thing kept between builds. A file's name is a hash of its
 * inputs, so it never gets stale.
 */
export const storePath = ".build/photos";

const self = "src/gatsby/data/photo-store.ts";

/** A job of gatsby-plugin-sharp's worker: several sizes of one photo. */
export interface PhotoJob {
  readonly inputPaths: readonly { readonly path: string; readonly contentDigest: string }[];
  readonly outputDir: string;
  readonly args: {
    /** During live editing a photo is encoded when the browser requests it. */
    readonly isLazy?: boolean;
    /** `outputPath` is below `outputDir`; `args` are width, format and quality. */
    readonly operations: readonly { readonly outputPath: string; readonly args: object }[];
    readonly pluginOptions: object;
  };
}

/** Names of the photos that this build has requested. */
const requested = new Set<string>();

const hashOf = (parts: unknown) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);

/** Writes under a temporary name first, so that an interruption leaves no half-written photo. */
function store(name: string, output: string): void {
  fs.mkdirSync(storePath, { recursive: true });
  const file = path.join(storePath, name);
  const temporary = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(temporary, fs.readFileSync(output), { flush: true });
  fs.renameSync(temporary, file);
}

/** @returns whether the store has the photo; it is then copied to where the job wants it */
function copyStored(name: string, output: string): boolean {
  const file = path.join(storePath, name);
  if (!fs.existsSync(file)) return false;
  fs.mkdirSync(path.dirname(output), { recursive: true });
  fs.copyFileSync(file, output);
  return true;
}

/**
 * Patches the worker to encode only photos that are not in the store.
 * @throws GatsbyMoved if the worker or its jobs are not as expected
 */
export function encodeOnce(photoWorker: typeof worker): void {
  const encode = photoWorker.IMAGE_PROCESSING;
  const place = "IMAGE_PROCESSING in gatsby-plugin-sharp/gatsby-worker";
  expectOfGatsby(typeof encode === "function", self, place);
  photoWorker.IMAGE_PROCESSING = async (job) => {
    const { operations, pluginOptions, isLazy } = job.args;
    if (isLazy) return encode(job);
    const digest = job.inputPaths[0]?.contentDigest;
    expectOfGatsby(digest && operations, self, "contentDigest and operations of a photo's job");
    const sizes = operations.map((operation) => ({
      operation,
      output: path.join(job.outputDir, operation.outputPath),
      name: hashOf([digest, operation.args, pluginOptions, sharp.versions]),
    }));
    for (const { name } of sizes) requested.add(name);
    const missing = sizes.filter(({ name, output }) => !copyStored(name, output));
    if (missing.length === 0) return undefined;
    const args = { ...job.args, operations: missing.map(({ operation }) => operation) };
    const result = await encode({ ...job, args });
    for (const { name, output } of missing) store(name, output);
    return result;
  };
}

/** Runs before gatsby-plugin-sharp encodes photos, in the same process and with the same module. */
export const onPreInit: GatsbyNode["onPreInit"] = panicIfMoved(() => encodeOnce(worker));

/**
 * Deletes what a build has not requested, since it requests every photo of the site.
 * @throws GatsbyMoved if it has requested none
 */
export function deleteUnrequested(): void {
  expectOfGatsby(requested.size, self, "jobs of gatsby-plugin-sharp in this process");
  for (const name of fs.readdirSync(storePath)) {
    if (!requested.has(name)) fs.rmSync(path.join(storePath, name), { force: true });
  }
}
