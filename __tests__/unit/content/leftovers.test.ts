/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import chokidar from "chokidar";
import { mirrorFolder } from "../../../scripts/content/mirror";
import { readFolder } from "../../../src/check/disk/read-folder";
import { isIgnored } from "../../../src/content/leftovers";
import { gatsbyConfig } from "../../../src/gatsby/config";

/** What systems and programs leave in a folder. */
const leftovers = [
  ...["._home.md", ".DS_Store", ".AppleDouble/home.md", ".Spotlight-V100/a", ".Trashes/home.md"],
  ...["Thumbs.db", "thumbs.db", "desktop.ini", "Desktop.ini", "$RECYCLE.BIN/home.md"],
  ...["System Volume Information/a", "home.md:Zone.Identifier", "~$home.md", "~WRL0001.tmp"],
  ...["@eaDir/home.md/SYNOINDEX_MEDIA_INFO", "#recycle/home.md", "lost+found/#123"],
  ...[".Trash-1000/files/home.md", ".directory", ".fuse_hidden0001", ".nfs000123"],
  ...[".~lock.home.md#", ".#home.md", "#home.md#", "home.md~", ".home.md.swp", "home.md.swo"],
  ...["home.md.bak", "home.md.orig", "home.md.123.tmp", "home.md.crswap", ".home.md.un~"],
];

/** What somebody may have meant as content, although most of it has to be renamed. */
const meant = [
  ...[
    "home.md",
    "home.md.txt",
    "home.md.crdownload",
    "home (conflicted copy).md",
    "Kopija home.md",
  ],
  ...[
    "~home.md",
    "#home.md",
    "home.tmp.md",
    "a/home.md",
    "Icons/1.webp",
    "1.webp.part",
    "tmp",
    "bak.md",
  ],
];

let folder: string;
const inside = (...names: string[]) => path.join(folder, ...names);

beforeAll(() => {
  // A name that would be ignored inside the content.
  folder = fs.mkdtempSync(path.join(os.tmpdir(), ".sanjalica-leftovers-"));
  for (const file of [...leftovers, ...meant, ".skica.md", ".skice/home.md"]) {
    fs.mkdirSync(path.dirname(inside("content", file)), { recursive: true });
    fs.writeFileSync(inside("content", file), "a");
  }
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const sorted = (names: readonly string[]) => [...names].sort();

/** The files that gatsby-source-filesystem would watch; it passes its options on in this way. */
async function watchedByBuild(content: string): Promise<string[]> {
  const settings = { siteUrl: "", pathPrefix: "", developMiddleware: () => undefined };
  const { plugins = [] } = gatsbyConfig({ ...settings, contentFolder: content });
  const options = plugins.flatMap((plugin) =>
    typeof plugin === "object" && plugin?.options?.name === "content" ? [plugin.options] : [],
  );
  const ignored = options.flatMap(({ ignore }) => ignore as ((file: string) => boolean)[]);
  const watcher = chokidar.watch(content, { ignored });
  const files: string[] = [];
  watcher.on("add", (file) => files.push(path.relative(content, file).replaceAll(path.sep, "/")));
  await new Promise((resolve) => watcher.on("ready", resolve));
  await watcher.close();
  return files;
}

test("check, build and live editing read the same files: none that is hidden or a leftover", async () => {
  expect(readFolder(inside("content")).files).toEqual(sorted(meant));
  expect(sorted(await watchedByBuild(inside("content")))).toEqual(sorted(meant));
  mirrorFolder(inside("content"), inside("copy"));
  const copied = fs.readdirSync(inside("copy"), { recursive: true, withFileTypes: true });
  expect(copied.filter((entry) => entry.isFile())).toHaveLength(meant.length);
});

test("hidden files are listed apart, and hidden leftovers not at all", () => {
  const { hidden } = readFolder(inside("content"));
  expect(hidden).toEqual(expect.arrayContaining([".skica.md", ".skice/home.md"]));
  expect(hidden).not.toContain("._home.md");
});

test.each(["content\\._home.md", "content\\@eaDir\\a", "C:\\a\\.b"])(
  "%s is ignored, with the separators of Windows",
  (file) => expect(isIgnored(file)).toBe(true),
);

test("Git ignores leftovers too, and nothing else", () => {
  const input = [...leftovers, ...meant].map((file) => `content/pages/${file}`).join("\0");
  const args = ["check-ignore", "--no-index", "--stdin", "-z"];
  const { stdout } = spawnSync("git", args, { input, encoding: "utf8" });
  const ignored = stdout.split("\0").filter(Boolean);
  expect(ignored.map((file) => file.replace("content/pages/", ""))).toEqual(leftovers);
});
