/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  BEST_MAJOR,
  END_MAJOR,
  MIN_MAJOR,
  nodeVersionProblem,
} from "../../../scripts/lib/node-version.mjs";

const root = path.resolve(__dirname, "../../..");

describe("Node.js version check", () => {
  test.each(["20.0.0", "v20.20.2", "22.1.0", "24.99.0"])("accepts %s", (version) => {
    expect(nodeVersionProblem(version)).toBeNull();
  });

  test.each(["18.20.4", "v19.9.0", "25.0.0", "nonsense"])(
    "refuses %s in one sentence",
    (version) => {
      const problem = nodeVersionProblem(version);
      expect(problem).toContain(version);
      expect(problem).toContain("od verzije 20 do 24");
      expect(problem).toContain("instalirajte verziju 24");
      expect(problem).not.toContain("\n");
    },
  );

  test("says the same as engines in package.json", () => {
    const { engines } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
    expect(engines.node).toBe(`>=${MIN_MAJOR} <${END_MAJOR}`);
  });

  test("is recommended alike to everyone who installs it", () => {
    const read = (file) => readFileSync(path.join(root, file), "utf8");
    const firstScreen = (file) => read(file).split("\n").slice(0, 15).join("\n");
    expect(Number(read(".nvmrc"))).toBe(BEST_MAJOR);
    const install = `[Node.js](https://nodejs.org)`;
    expect(firstScreen("README.md")).toContain(`You need ${install} ${BEST_MAJOR}.`);
    expect(firstScreen("content/UPUTSTVO.md")).toContain(`${install}, verziju ${BEST_MAJOR}.`);
  });

  test.each(["start", "build", "serve", "dev", "test"])(
    "npm script %s stops on a wrong version before anything else",
    (name) => {
      const pretend =
        "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.1.0'})";
      const script = path.join(root, "scripts", `${name}.mjs`);
      const result = spawnSync(process.execPath, ["--import", pretend, script], {
        encoding: "utf8",
        timeout: 20_000,
      });
      expect(result.status).toBe(1);
      expect(result.stdout).toBe("");
      expect(result.stderr.trim()).toBe(nodeVersionProblem("18.1.0"));
    },
  );
});
