import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { getPublicPath, listPublicFiles, readPublic } from "../support/public-files";

const html = readPublic("admin/index.html");

it("search engines and parents do not find the editor", () => {
  expect(html).toContain('<meta name="robots" content="noindex">');
  const others = listPublicFiles(/\.(?:html|xml|json)$/);
  expect(others.length).toBeGreaterThan(10);
  expect(others.filter((file) => readPublic(file).includes("/admin"))).toEqual([]);
});

it("no browser offers to translate the editor", () =>
  expect(html).toContain('<html lang="bs" translate="no">'));

/** What a script loads by its place: files with a hash in their name, and any address beside it. */
const named = /["'`]([\w./-]+-[\w-]{8}\.(?:js|wasm|woff2|png))["'`]/g;
const beside = /new URL\(["'`]([^"'`]+)["'`],\s*import\.meta\.url\)/g;

it("every file that the editor's scripts ask for is where they ask for it", () => {
  const scripts = fs
    .readdirSync(getPublicPath("admin"), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => file.endsWith(".js"));
  const asked = scripts.flatMap((script) => {
    const code = readPublic(`admin/${script}`);
    return [...code.matchAll(named), ...code.matchAll(beside)].map(([, file = ""]) => {
      return { script, file: path.posix.join("admin", path.posix.dirname(script), file) };
    });
  });
  const assets = fs.readdirSync(getPublicPath("admin/assets"));
  const isAsked = (name: string) => asked.some(({ file }) => file === `admin/assets/${name}`);
  expect(asked.filter(({ file }) => !fs.existsSync(getPublicPath(file)))).toEqual([]);
  // Had the pattern missed something, a file of the package would seem to be of no use.
  expect(assets.filter((name) => !name.endsWith(".txt") && !isAsked(name))).toEqual([]);
});

it("the editor is told what the site was built from, and when", () => {
  const { commit, committed, built } = JSON.parse(readPublic("admin/objava.json"));
  // Not the newest only: there may have been commits since the build.
  const log = execFileSync("git", ["log", "-50", "--format=%H %cI"], { encoding: "utf8" });
  expect(log.split("\n")).toContain(`${commit} ${committed}`);
  expect(Date.parse(built)).toBeGreaterThan(Date.parse(committed));
});
