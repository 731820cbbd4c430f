/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { testSiteFolder, testSiteSettings } from "../../scripts/testing/test-sites";
import { sarajevoClock } from "../../src/domain/sarajevo-clock";

interface Step {
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
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

const folder = ".github/workflows";
const files = fs.readdirSync(folder);
const read = (name: string) => fs.readFileSync(`${folder}/${name}`, "utf8");
const jobsOf = (name: string): Readonly<Record<string, Job>> => parse(read(name)).jobs;

it.each(files)(
  "%s uses only GitHub's own actions, pinned, and may write only to publish",
  (name) => {
    const local = files.map((file) => `./${folder}/${file}`);
    const used = [...read(name).matchAll(/uses: (.*)/g)].map(([, action = ""]) => action);
    for (const action of used.filter((one) => !local.includes(one))) {
      expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
    expect(parse(read(name)).permissions).toEqual({ contents: "read" });
    for (const [job, { permissions = {}, steps = [] }] of Object.entries(jobsOf(name))) {
      const writes = Object.keys(permissions).filter((right) => permissions[right] === "write");
      expect([job, writes]).toEqual([job, job === "deploy" ? ["pages", "id-token"] : []]);
      // Installed packages could read GitHub's token.
      for (const step of steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"))) {
        expect(step.with).toMatchObject({ "persist-credentials": false });
      }
    }
  },
);

it("what is published is the site that was tested, with its settings, and nothing where a test fails", () => {
  const { build, deploy } = jobsOf("deploy.yml");
  expect([build?.uses, deploy?.needs, deploy?.if]).toEqual([
    `./${folder}/check.yml`,
    "build",
    undefined,
  ]);
  const steps = jobsOf("check.yml").check?.steps ?? [];
  const position = (word: string) =>
    steps.findIndex(({ run, uses }) => `${run} ${uses}`.includes(word));
  const upload = position("actions/upload-pages-artifact@");
  const [code, content] = ["npm test -- code", "npm test -- content"].map(position);
  expect(code).toBeGreaterThan(-1);
  expect(content).toBeGreaterThan(code ?? 0);
  expect(upload).toBeGreaterThan(content ?? 0);
  const tested = path.join(testSiteFolder("content"), "public");
  expect(path.resolve(String(steps[upload]?.with?.path))).toBe(tested);
  const { env = {}, if: condition } = steps[content ?? -1] ?? {};
  expect(condition).toBeUndefined();
  expect(Object.keys(env).sort()).toEqual(Object.keys(testSiteSettings()).sort());
  for (const step of steps) {
    expect(step["continue-on-error"]).toBeUndefined();
    expect(step.if ?? "").not.toMatch(/always|failure|cancelled/);
  }
});

it("publishes again soon after midnight in Sarajevo, in winter and in summer", () => {
  const [minute, hour, ...every] = parse(read("deploy.yml")).on.schedule[0].cron.split(" ");
  expect(every).toEqual(["*", "*", "*"]);
  const shown = [0, 6].map((month) =>
    sarajevoClock(new Date(Date.UTC(2027, month, 1, Number(hour), Number(minute)))),
  );
  expect(shown.map(({ time }) => time)).toEqual(["00:15", "01:15"]);
});
