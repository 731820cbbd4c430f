/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** Runs a command with a Node.js that claims to be this version. */
function runOn(version: string, command: string) {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
  return spawnSync(process.execPath, ["--import", pretend, "scripts/run.mjs", command], {
    cwd: root,
    encoding: "utf8",
    timeout: 20_000,
  });
}

/** The message for an unknown command, which comes after the check. */
const accepted = /^Nema naredbe „none”/;

describe("Node.js version check", () => {
  test.each(["20.12.0", "24.99.0"])("accepts %s", (version) => {
    expect(runOn(version, "none").stderr).toMatch(accepted);
  });

  test.each(["20.11.1", "25.0.0", "nonsense"])("refuses %s in one sentence", (version) => {
    const { status, stderr } = runOn(version, "none");
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Ovaj projekat traži Node\.js od verzije 20\.12 do 24.*\n$/);
    expect(stderr).toContain(version);
  });

  test("says the same as engines in package.json, .nvmrc and the README", () => {
    const { engines }: { engines: { node: string } } = JSON.parse(read("package.json"));
    const [, first = "", end = ""] = /^>=(\S+) <(\d+)$/.exec(engines.node) ?? [];
    const { stderr } = runOn(`${end}.0.0`, "none");
    expect(stderr).toContain(`od verzije ${first} do ${Number(end) - 1}`);
    const best = Number(read(".nvmrc"));
    expect(stderr).toContain(`instalirajte verziju ${best} `);
    expect(read("README.md").slice(0, 2000)).toContain(
      `You need [Node.js](https://nodejs.org) ${best}.`,
    );
  });

  test("stops every npm script before anything else", () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
    for (const [name, line] of Object.entries(scripts)) {
      expect(line).toBe(`node scripts/run.mjs ${name}`);
    }
    const { status, stdout, stderr } = runOn("18.1.0", "start");
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^Ovaj projekat traži Node\.js .*\n$/);
  });

  test("is code that old versions can parse", () => {
    const code = read("scripts/run.mjs");
    // An old version would fail on static imports, optional chaining and the like.
    expect(code).not.toMatch(/^(?:import|export)\s(?!\()|\?\.|\?\?|^await /m);
  });
});
