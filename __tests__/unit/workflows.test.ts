/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
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
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

// Each step starts Node.js anew, which takes a second where other tests run.
jest.setTimeout(60_000);

const folder = ".github/workflows";
const files = fs.readdirSync(folder);
const read = (name: string) => fs.readFileSync(`${folder}/${name}`, "utf8");
const own = (name: string) => `./${folder}/${name}.yml`;
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
  expect([build?.uses, deploy?.needs, deploy?.if]).toEqual([own("check"), "build", undefined]);
  const steps = jobsOf("check.yml").check?.steps ?? [];
  // The last step, which runs only after the others have passed.
  const { uses, with: upload } = steps.at(-1) ?? {};
  expect(uses).toContain("actions/upload-pages-artifact@");
  const tested = path.join(testSiteFolder("content"), "public");
  expect(path.resolve(String(upload?.path))).toBe(tested);
  const content = steps.find(({ run }) => run === "npm test -- content");
  expect(Object.keys(content?.env ?? {}).sort()).toEqual(Object.keys(testSiteSettings()).sort());
  expect(content?.if).toBeUndefined();
  expect(steps.some(({ run }) => run?.startsWith("npm test -- code &&"))).toBe(true);
  for (const step of [...steps, ...(deploy?.steps ?? [])]) {
    expect(step["continue-on-error"]).toBeUndefined();
    expect(step.if ?? "").not.toMatch(/always|failure|cancelled/);
  }
});

it("can be repeated: each attempt uploads and publishes a site of its own name", () => {
  const { check } = jobsOf("check.yml");
  const value = (name: string) => `\${{ ${name} }}`;
  const name = `github-pages-${value("github.run_attempt")}`;
  expect([check?.outputs?.artifact, check?.steps?.at(-1)?.with?.name]).toEqual([name, name]);
  expect(parse(read("check.yml")).on.workflow_call.outputs.artifact.value).toBe(
    value("jobs.check.outputs.artifact"),
  );
  const publishes = jobsOf("deploy.yml").deploy?.steps?.find(({ id }) => id === "deployment");
  expect(publishes?.with?.artifact_name).toBe(value("needs.build.outputs.artifact"));
});

describe("around a publication", () => {
  const published = { commit: "b2", committed: "", built: "2026-11-28T23:17:00.000Z" };
  /** What the server answers: the public site, and how GitHub compares its commit with ours. */
  let answers: { site: object[]; status: string };
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url.replace(/\?\d+$/, ""));
    const site = answers.site.length > 1 ? answers.site.shift() : answers.site[0];
    const answer = url.startsWith("/repos") ? { status: answers.status } : site;
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer));
  });
  let address = "";

  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  /** The error of the step of deploy.yml with this word; of ten minutes it waits a few ms. */
  async function errorOf(word: string, site: object[], status = "") {
    answers = { site, status };
    asked.length = 0;
    const steps = jobsOf("deploy.yml").deploy?.steps ?? [];
    const command = steps.find(({ run }) => run?.includes(` ${word}`))?.run?.split(" ") ?? [];
    const [, ...args] = command.map((one) => (one === "10" ? "0.001" : one));
    const env = {
      ...process.env,
      SITE: `${address}/site`,
      PUBLICATION: JSON.stringify(published),
      GITHUB_API_URL: address,
      GITHUB_REPOSITORY: "a/b",
    };
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
    expect(code).toBe(said ? 1 : 0);
    return said;
  }

  const other = { commit: "c3", built: "2026-11-28T10:00:00.000Z" };
  const later = { ...published, built: "2026-11-29T23:17:00.000Z" };

  it.each([
    ["older than the public site", other, "behind", /^::error::.*commit c3.*commit b2/],
    ["an older build of its commit", later, "identical", /^::error::.*29T23:17/],
    ["a newer build of its commit", { ...other, commit: "b2" }, "identical", /^$/],
    ["newer", other, "ahead", /^$/],
    ["the first that tells its commit", {}, "behind", /^$/],
  ])("what is %s is published or not", async (_, site, status, says) => {
    expect(await errorOf("before", [site], status)).toMatch(says);
    const compared = "commit" in site ? [`/repos/a/b/compare/${site.commit}...b2`] : [];
    expect(asked).toEqual(["/site/admin/objava.json", ...compared]);
  });

  it("waits until the public site is the one that was published, and fails if it is not", async () => {
    expect(await errorOf("after", [other, {}, published])).toBe("");
    expect(asked).toHaveLength(3);
    expect(await errorOf("after", [other])).toMatch(/^::error::.*izrada 2026-11-28T10/);
  });
});

it("a schedule, which GitHub may stop, is in no workflow that something else starts", () => {
  for (const { on } of files.map((name) => parse(read(name))))
    expect(on.schedule && (on.push ?? on.pull_request)).toBeUndefined();
  expect(jobsOf("nightly.yml").deploy?.uses).toBe(own("deploy"));
  // A workflow that waits for a group which its caller holds would wait for itself.
  const groups = files.flatMap((name) => parse(read(name)).concurrency?.group ?? []);
  expect(new Set(groups).size).toBe(groups.length);
});

it("publishes again soon after midnight in Sarajevo, in winter and in summer", () => {
  const [minute, hour, ...every] = parse(read("nightly.yml")).on.schedule[0].cron.split(" ");
  expect(every).toEqual(["*", "*", "*"]);
  const shown = [0, 6].map((month) =>
    sarajevoClock(new Date(Date.UTC(2027, month, 1, Number(hour), Number(minute)))),
  );
  expect(shown.map(({ time }) => time)).toEqual(["00:15", "01:15"]);
});
