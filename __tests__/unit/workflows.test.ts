/** @jest-environment node */
import fs from "node:fs";
import { parse } from "yaml";

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}

interface Job {
  readonly uses?: string;
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = ".github/workflows";
const read = (name: string) => fs.readFileSync(`${folder}/${name}`, "utf8");
const workflow = (name: string): Workflow => parse(read(name));

describe.each(fs.readdirSync(folder))("%s", (name) => {
  it("uses GitHub's own actions alone, pinned by commit with the version beside", () => {
    const lines = read(name).match(/uses: .*/g) ?? [];
    for (const line of lines) {
      expect(line).toMatch(
        /^uses: (?:\.\/\.github\/workflows\/[\w-]+\.yml|actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/,
      );
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
