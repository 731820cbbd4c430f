import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import type { PhotoJob } from "../../../../src/gatsby/data/photo-store";

jest.mock("gatsby-plugin-sharp/gatsby-worker", () => ({ IMAGE_PROCESSING: jest.fn() }));

const projectFolder = process.cwd();
const sizes = [320, 640];
let encoded: string[];

/** A worker like gatsby-plugin-sharp's: what it makes tells the photo and the size. */
async function encode({ inputPaths, outputDir, args }: PhotoJob): Promise<void> {
  const photo = fs.readFileSync(inputPaths[0]?.path ?? "", "utf8");
  for (const { outputPath, args: size } of args.operations) {
    const file = path.join(outputDir, outputPath);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${photo} ${JSON.stringify(size)}`);
    encoded.push(outputPath);
  }
}

const job = (isLazy = false): PhotoJob => ({
  inputPaths: [{ path: path.resolve("1.webp") }],
  outputDir: path.resolve("public/static/digest"),
  args: {
    isLazy,
    operations: sizes.map((width) => ({ outputPath: `${width}/1.webp`, args: { width } })),
    pluginOptions: {},
  },
});

/** One run of Gatsby, which encodes the photo's sizes; its end drops what nothing has asked for. */
async function run({ jobs = [job()], end = true } = {}): Promise<string[]> {
  encoded = [];
  jest.resetModules();
  const { default: worker } = await import("gatsby-plugin-sharp/gatsby-worker");
  worker.IMAGE_PROCESSING = encode;
  const { onPreInit, dropUnasked } = await import("../../../../src/gatsby/data/photo-store");
  await onPreInit?.({} as ParentSpanPluginArgs, { plugins: [] }, () => {});
  for (const one of jobs) await worker.IMAGE_PROCESSING(one);
  if (end) dropUnasked();
  return encoded;
}

const published = () =>
  sizes.map((width) => fs.readFileSync(`public/static/digest/${width}/1.webp`, "utf8"));
const whole = ['first {"width":320}', 'first {"width":640}'];
const lose = () => fs.rmSync("public", { recursive: true });
const storedFiles = () => fs.readdirSync(".build/photos").map((name) => `.build/photos/${name}`);

beforeEach(() => {
  process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), "photo-store-")));
  fs.writeFileSync("1.webp", "first");
});

afterEach(() => {
  const folder = process.cwd();
  process.chdir(projectFolder);
  fs.rmSync(folder, { recursive: true });
});

it("encodes a photo once, whatever becomes of what was published", async () => {
  expect(await run()).toHaveLength(2);
  lose();
  expect(await run()).toEqual([]);
  expect(published()).toEqual(whole);
});

it("follows the folder", async () => {
  await run();
  const old = process.cwd();
  fs.renameSync(old, `${old} moved`);
  process.chdir(`${old} moved`);
  lose();
  expect(await run()).toEqual([]);
  expect(published()).toEqual(whole);
});

it("encodes another photo and another size", async () => {
  await run();
  fs.writeFileSync("1.webp", "second");
  expect(await run()).toHaveLength(2);
  const wide = job();
  const operations = [...wide.args.operations, { outputPath: "960/1.webp", args: { width: 960 } }];
  expect(await run({ jobs: [{ ...wide, args: { ...wide.args, operations } }] })).toEqual([
    "960/1.webp",
  ]);
});

it("replaces a published file that is half written", async () => {
  await run();
  lose();
  fs.mkdirSync("public/static/digest/320", { recursive: true });
  fs.writeFileSync("public/static/digest/320/1.webp", "fir");
  await run();
  expect(published()).toEqual(whole);
});

it("never publishes what the disk has lost of a kept photo", async () => {
  await run();
  lose();
  for (const file of storedFiles()) fs.truncateSync(file, 3);
  expect(await run()).toHaveLength(2);
  expect(published()).toEqual(whole);
  lose();
  expect(await run()).toEqual([]);
});

it("leaves a photo that live editing puts off until somebody looks at it", async () => {
  await run();
  lose();
  // The worker itself tells Gatsby that it is done; this one encodes.
  expect(await run({ jobs: [job(true)] })).toHaveLength(2);
});

it("drops what a build from nothing has not asked for, and only then", async () => {
  await run();
  fs.writeFileSync("1.webp", "second");
  fs.writeFileSync("public/index.html", "");
  await run();
  expect(storedFiles()).toHaveLength(4);
  lose();
  await run({ end: false });
  expect(storedFiles()).toHaveLength(4);
  lose();
  await run();
  expect(storedFiles()).toHaveLength(2);
});
