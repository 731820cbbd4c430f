/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { testSiteFolder, testSiteSettings } from "../../scripts/testing/test-sites";
import { sarajevoClock } from "../../src/domain/sarajevo-clock";

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly "continue-on-error"?: unknown;
}

interface Job {
  readonly if?: string;
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

describe("what is published", () => {
  const { build, deploy } = workflow("deploy.yml").jobs;
  const steps = workflow("check.yml").jobs.check?.steps ?? [];
  const position = (word: string) =>
    steps.findIndex(({ run, uses }) => `${run} ${uses}`.includes(word));
  const step = (word: string): Step => steps[position(word)] ?? {};
  const upload = "actions/upload-pages-artifact@";

  it("is the site that was tested, and nothing where a test fails", () => {
    expect(build?.uses).toBe(`./${folder}/check.yml`);
    expect([deploy?.needs, deploy?.if]).toEqual(["build", undefined]);
    const order = ["npm test -- code", "npm test -- content", upload].map(position);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(order).not.toContain(-1);
    const { run, if: condition } = step("npm test -- content");
    expect([run, condition]).toEqual(["npm test -- content", undefined]);
    const tested = path.join(testSiteFolder("content"), "public");
    expect(path.resolve(String(step(upload).with?.path))).toBe(tested);
    for (const one of steps) {
      expect(one["continue-on-error"]).toBeUndefined();
      expect(one.if ?? "").not.toMatch(/always|failure|cancelled/);
    }
  });

  it("has its settings, which no other test sees", () => {
    const { env = {} } = step("npm test -- content");
    expect(Object.keys(env).sort()).toEqual(Object.keys(testSiteSettings()).sort());
    expect(steps.filter((one) => one.env)).toHaveLength(1);
    // A preview is built without them.
    expect(step("actions/configure-pages@").if).toBe("github.event_name != 'pull_request'");
    for (const value of Object.values(env))
      expect(value).toMatch(/^\$\{\{ steps\.pages\.outputs\./);
  });
});

it("publishes again soon after midnight in Sarajevo, in winter and in summer", () => {
  const [minute, hour, ...every] = parse(read("deploy.yml")).on.schedule[0].cron.split(" ");
  expect(every).toEqual(["*", "*", "*"]);
  const shown = [0, 6].map((month) =>
    sarajevoClock(new Date(Date.UTC(2027, month, 1, Number(hour), Number(minute)))),
  );
  expect(shown.map(({ time }) => time)).toEqual(["00:15", "01:15"]);
});
