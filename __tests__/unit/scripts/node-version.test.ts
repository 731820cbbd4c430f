import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const read = (file: string) => readFileSync(file, "utf8");

/** Run a command with a Node.js that claims to be this version. */
function runOn(version: string, command = "start") {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
  const args = ["--import", pretend, "scripts/run.mjs", command];
  return spawnSync(process.execPath, args, { encoding: "utf8", timeout: 20_000 });
}

test("any other Node.js than that of package.json stops every command", () => {
  const { engines }: { engines: { node: string } } = JSON.parse(read("package.json"));
  const [, first = "", end = ""] = /^>=(\S+) <(\d+)$/.exec(engines.node) ?? [];
  const best = read(".nvmrc").trim();
  expect(read("README.md")).toContain(`You need [Node.js](https://nodejs.org) ${best}.`);
  for (const version of [`${first}.0`, `${Number(end) - 1}.99.0`]) {
    // There is no such command, which is noticed after the check.
    expect(runOn(version, "none").stderr).toContain("commands/none.ts");
  }
  for (const version of ["20.11.1", `${end}.0.0`, "nonsense"]) {
    const { status, stdout, stderr } = runOn(version);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(
      `Ovaj projekat traži Node.js od verzije ${first} do ${Number(end) - 1}, a na ovom računaru je verzija ${version}: instalirajte verziju ${best} sa https://nodejs.org i pokušajte ponovo.\n`,
    );
  }
});

test("run.mjs is code that old versions can parse", () => {
  // An old version would fail on static imports, optional chaining and the like.
  expect(read("scripts/run.mjs")).not.toMatch(/^(?:import|export)\s(?!\()|\?\.|\?\?|^await /m);
});
