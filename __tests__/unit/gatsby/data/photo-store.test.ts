/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import type { PhotoJob } from "../../../../src/gatsby/data/photo-store";

jest.mock("gatsby-plugin-sharp/gatsby-worker", () => ({ IMAGE_PROCESSING: jest.fn() }));

const projectFolder = process.cwd();
const sizes = [320, 640];
let encoded: string[];

/** A worker like gatsby-plugin-sharp's. Its output names the photo and the size. */
async function encode({ inputPaths, outputDir, args }: PhotoJob): Promise<void> {
  const photo = fs.readFileSync(inputPaths[0]?.path ?? "", "utf8");
  for (const { outputPath, args: size } of args.operations) {
    const file = path.join(outputDir, outputPath);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${photo} ${JSON.stringify(size)}`);
    encoded.push(outputPath);
  }
}

const job = (): PhotoJob => ({
  inputPaths: [{ path: path.resolve("a.webp"), contentDigest: fs.readFileSync("a.webp", "utf8") }],
  outputDir: path.resolve("public/static/digest"),
  args: {
    isLazy: false,
    operations: sizes.map((width) => ({ outputPath: `${width}/a.webp`, args: { width } })),
    pluginOptions: {},
  },
});

/** One run of Gatsby, which encodes the photo's sizes. Its end deletes what was not requested. */
async function run({ jobs = [job()], end = true } = {}): Promise<string[]> {
  encoded = [];
  jest.resetModules();
  const { default: worker } = await import("gatsby-plugin-sharp/gatsby-worker");
  worker.IMAGE_PROCESSING = encode;
  const { onPreInit, deleteUnrequested } = await import("../../../../src/gatsby/data/photo-store");
  await onPreInit?.({} as ParentSpanPluginArgs, { plugins: [] }, () => {});
  for (const one of jobs) await worker.IMAGE_PROCESSING(one);
  if (end) deleteUnrequested();
  return encoded;
}

const published = () =>
  sizes.map((width) => fs.readFileSync(`public/static/digest/${width}/a.webp`, "utf8"));
const expected = ['first {"width":320}', 'first {"width":640}'];
const deletePublic = () => fs.rmSync("public", { recursive: true });
const storedFiles = () => fs.readdirSync(".build/photos").map((name) => `.build/photos/${name}`);

beforeEach(() => {
  process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), "photo-store-")));
  fs.writeFileSync("a.webp", "first");
});

afterEach(() => {
  const folder = process.cwd();
  process.chdir(projectFolder);
  fs.rmSync(folder, { recursive: true });
});

it("encodes a photo once, even if public/ is deleted and the project moved", async () => {
  expect(await run()).toHaveLength(2);
  const old = process.cwd();
  fs.renameSync(old, `${old} moved`);
  process.chdir(`${old} moved`);
  deletePublic();
  expect(await run()).toEqual([]);
  expect(published()).toEqual(expected);
});

it("encodes a changed photo and a new size", async () => {
  await run();
  fs.writeFileSync("a.webp", "second");
  expect(await run()).toHaveLength(2);
  const wide = job();
  const operations = [...wide.args.operations, { outputPath: "960/a.webp", args: { width: 960 } }];
  expect(await run({ jobs: [{ ...wide, args: { ...wide.args, operations } }] })).toEqual([
    "960/a.webp",
  ]);
});

it("deletes what a whole build has not requested", async () => {
  await run();
  fs.writeFileSync("a.webp", "second");
  deletePublic();
  await run({ end: false });
  expect(storedFiles()).toHaveLength(4);
  deletePublic();
  expect(await run()).toEqual([]);
  expect(storedFiles()).toHaveLength(2);
});
