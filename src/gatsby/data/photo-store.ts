import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import worker from "gatsby-plugin-sharp/gatsby-worker";
import sharp from "sharp";
import { expectOfGatsby, stopWhereMoved } from "../moved";

/**
 * Encoded photos, the only thing kept between builds. Each file is named by a hash of what it was
 * made from, so a name is never reused for other bytes.
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
    /** During live editing a photo is encoded when somebody looks at it. */
    readonly isLazy?: boolean;
    readonly operations: readonly Operation[];
    readonly pluginOptions: object;
  };
}

interface PhotoWorker {
  IMAGE_PROCESSING: (job: PhotoJob) => Promise<unknown>;
}

const hashOf = (data: string | Uint8Array) =>
  createHash("sha256").update(data).digest("hex").slice(0, 32);

/** Names of the photos that this build has asked for. */
const asked = new Set<string>();

/** Stores a copy under a temporary name first, so that an interruption leaves no half-written photo. */
function keep(name: string, output: string): void {
  fs.mkdirSync(storePath, { recursive: true });
  const file = path.join(storePath, name);
  const temporary = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(temporary, fs.readFileSync(output), { flush: true });
  fs.renameSync(temporary, file);
}

/** @returns true when the store has the photo, which then stands where the job wants it */
function publish(name: string, output: string): boolean {
  const file = path.join(storePath, name);
  if (!fs.existsSync(file)) return false;
  fs.mkdirSync(path.dirname(output), { recursive: true });
  fs.copyFileSync(file, output);
  return true;
}

/** Lets the worker encode only what the store does not have. */
export function encodeOnce(photoWorker: PhotoWorker): void {
  const encode = photoWorker.IMAGE_PROCESSING;
  expectOfGatsby(
    typeof encode === "function",
    self,
    "IMAGE_PROCESSING in gatsby-plugin-sharp/gatsby-worker",
  );
  photoWorker.IMAGE_PROCESSING = async (job) => {
    if (job.args.isLazy) return encode(job);
    const { operations, pluginOptions } = job.args;
    expectOfGatsby(Array.isArray(operations), self, "operations of a job of gatsby-plugin-sharp");
    const source = hashOf(fs.readFileSync(job.inputPaths[0]?.path ?? ""));
    const sizes = operations.map((operation) => ({
      operation,
      output: path.join(job.outputDir, operation.outputPath),
      name: hashOf(JSON.stringify([source, operation.args, pluginOptions, sharp.versions])),
    }));
    for (const { name } of sizes) asked.add(name);
    const missing = sizes.filter(({ name, output }) => !publish(name, output));
    if (missing.length === 0) return undefined;
    const args = { ...job.args, operations: missing.map(({ operation }) => operation) };
    const result = await encode({ ...job, args });
    for (const { name, output } of missing) keep(name, output);
    return result;
  };
}

/** Gatsby encodes photos in this process and gets the same worker module. */
export const onPreInit: GatsbyNode["onPreInit"] = stopWhereMoved(() => encodeOnce(worker));

/** A build asks for every photo of the site, so the rest of the store is no longer needed. */
export function dropUnasked(): void {
  expectOfGatsby(asked.size, self, "jobs of gatsby-plugin-sharp in this process");
  for (const name of fs.readdirSync(storePath)) {
    if (!asked.has(name)) fs.rmSync(path.join(storePath, name), { force: true });
  }
}
