/** @jest-environment node */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const root = path.resolve(__dirname, "../..");
const git = (args: readonly string[], input?: string) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", input, maxBuffer: 2 ** 26 });

const [crlf, autocrlf] = ["a line\r\n", ["-c", "core.autocrlf=true", "-c", "core.safecrlf=false"]];
let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica checkout-"));
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

// Git for Windows sets core.autocrlf=true by default.
test("every file is checked out with the bytes that were committed, on Windows as well", () => {
  git([...autocrlf, "checkout-index", "--all", `--prefix=${folder}/`]);
  const entries = git(["ls-files", "--stage", "-z"]).split("\0").filter(Boolean);
  const committed = entries.map((entry) => entry.replace(/^\d+ (\w+) \d\t/, "$1 ")).sort();
  const files = committed.map((entry) => entry.slice(entry.indexOf(" ") + 1));
  const paths = files.map((file) => path.join(folder, file)).join("\n");
  const written = git(["hash-object", "--no-filters", "--stdin-paths"], paths).trim().split("\n");
  expect(files.map((file, index) => `${written[index]} ${file}`)).toEqual(committed);
});

test.each(["page.md", "fields.yml", "code.ts", "script.mjs", "run", "drawing.svg"])(
  "a new %s with CRLF is committed with LF",
  (file) => {
    const hash = (text: string, ...filters: string[]) =>
      git(
        [
          ...autocrlf.map((one) => one.replace("=true", "=false")),
          "hash-object",
          "--stdin",
          ...filters,
        ],
        text,
      );
    expect(hash(crlf, "--path", file)).toBe(hash("a line\n", "--no-filters"));
  },
);
