/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** Runs a command as a Node.js would that says to have this version. */
function runOn(version: string, command: string) {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
  return spawnSync(process.execPath, ["--import", pretend, "scripts/run.mjs", command], {
    cwd: root,
    encoding: "utf8",
    timeout: 20_000,
  });
}

/** What it says of a command that there is not. */
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

  test("is there for versions that cannot read anything newer", () => {
    const code = read("scripts/run.mjs");
    // Static imports, optional chaining and the like end an old one with a stack trace.
    expect(code).not.toMatch(/^(?:import|export)\s(?!\()|\?\.|\?\?|^await /m);
  });
});
