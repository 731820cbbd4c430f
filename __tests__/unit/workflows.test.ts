import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { getTestSiteFolder, getTestSiteSettings } from "../../scripts/testing/test-sites";
import { toSarajevoTime } from "../../src/domain/dates";

interface Step extends Readonly<Partial<Record<"id" | "uses" | "run", string>>> {
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

const folder = ".github/workflows";
const files = fs.readdirSync(folder);
const read = (name: string) => fs.readFileSync(`${folder}/${name}`, "utf8");
const getJobs = (name: string): Readonly<Record<string, Job>> => parse(read(name)).jobs;

it.each(files)("%s uses pinned actions of GitHub and may write only to publish", (name) => {
  const local = files.map((file) => `./${folder}/${file}`);
  const used = [...read(name).matchAll(/uses: (.*)/g)].map(([, action = ""]) => action);
  for (const action of used.filter((one) => !local.includes(one))) {
    expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
  expect(parse(read(name)).permissions).toEqual({ contents: "read" });
  for (const [job, { permissions = {}, steps = [] }] of Object.entries(getJobs(name))) {
    const writes = Object.keys(permissions).filter((right) => permissions[right] === "write");
    expect([job, writes]).toEqual([job, job === "deploy" ? ["pages", "id-token"] : []]);
    // Installed packages could read GitHub's token.
    for (const step of steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"))) {
      expect(step.with).toMatchObject({ "persist-credentials": false });
    }
  }
});

const { deploy } = getJobs("deploy.yml");
const { steps = [], outputs = {} } = getJobs("check.yml").check ?? {};
const value = (name: string) => `\${{ ${name} }}`;

it("publishes the site that was tested, with its settings", () => {
  const upload = steps.find(({ uses }) => uses?.startsWith("actions/upload-pages-artifact@"));
  const tested = path.join(getTestSiteFolder("content"), "public");
  expect(path.resolve(String(upload?.with?.path))).toBe(tested);
  // In each attempt under a name of its own, because those of earlier ones stay.
  const published = deploy?.steps?.find(({ id }) => id === "deployment")?.with ?? {};
  expect(published.artifact_name).toBe(value("needs.build.outputs.artifact"));
  expect(upload?.with?.name).toBe(outputs.artifact);
  const content = steps.find(({ run }) => run === "npm test -- content");
  expect(Object.keys(content?.env ?? {}).sort()).toEqual(
    Object.keys(getTestSiteSettings("content")).sort(),
  );
});

it("publishes again soon after midnight in Sarajevo", () => {
  const [minute, hour, ...every] = parse(read("nightly.yml")).on.schedule[0].cron.split(" ");
  expect(every).toEqual(["*", "*", "*"]);
  const shown = [0, 6].map((month) =>
    toSarajevoTime(new Date(Date.UTC(2027, month, 1, Number(hour), Number(minute)))),
  );
  expect(shown.map(({ time }) => time)).toEqual(["00:15", "01:15"]);
});
