/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { publishDownloads } from "../../../../src/gatsby/output/downloads";

const names = ["a.pdf", "b.pdf", "c.pdf"];
const before = process.cwd();
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica-files-"));
  process.chdir(folder);
  for (const name of ["public/upis", "content/files"]) fs.mkdirSync(name, { recursive: true });
  for (const name of names) fs.writeFileSync(`content/files/${name}`, name);
});

afterEach(() => {
  process.chdir(before);
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Arguments of a build with a node for each file of `content/files`. */
function built(basePath: string): BuildArgs {
  const nodes = names.map((base) => ({
    base,
    sourceInstanceName: "content",
    relativeDirectory: "files",
    absolutePath: path.resolve("content/files", base),
  }));
  return { basePath, getNodesByType: () => nodes } as unknown as BuildArgs;
}

it.each(["", "/sajt"])("publishes only linked files, with the path prefix %j", async (base) => {
  const links = `<a href="${base}/files/a.pdf">A</a> <a href="${base}/files/b.pdf#page=2">B</a>`;
  fs.writeFileSync("public/upis/index.html", `${links} <p>/files/c.pdf</p>`);
  await publishDownloads(built(base));
  expect(fs.readdirSync("public/files")).toEqual(["a.pdf", "b.pdf"]);
  expect(fs.readFileSync("public/files/a.pdf", "utf8")).toBe("a.pdf");
});

it("creates no folder if no page links to a file", async () => {
  fs.writeFileSync("public/upis/index.html", "<p>Tekst</p>");
  await publishDownloads(built(""));
  expect(fs.existsSync("public/files")).toBe(false);
});
