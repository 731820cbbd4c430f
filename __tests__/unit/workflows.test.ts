import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { parse } from "yaml";
import { testSiteFolder, testSiteSettings } from "../../scripts/testing/test-sites";
import { sarajevoClock } from "../../src/domain/dates";

interface Step extends Readonly<Partial<Record<"id" | "if" | "uses" | "run", string>>> {
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly "continue-on-error"?: unknown;
}

interface Job extends Readonly<Partial<Record<"if" | "uses" | "needs", string>>> {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

const folder = ".github/workflows";
const files = fs.readdirSync(folder);
const read = (name: string) => fs.readFileSync(`${folder}/${name}`, "utf8");
const own = (name: string) => `./${folder}/${name}.yml`;
const jobsOf = (name: string): Readonly<Record<string, Job>> => parse(read(name)).jobs;

it.each(files)("%s uses pinned actions of GitHub and may write only to publish", (name) => {
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
});

const { build, deploy } = jobsOf("deploy.yml");
const { steps = [], outputs = {} } = jobsOf("check.yml").check ?? {};
const value = (name: string) => `\${{ ${name} }}`;

it("publishes the site that was tested, with its settings", () => {
  const upload = steps.find(({ uses }) => uses?.startsWith("actions/upload-pages-artifact@"));
  const tested = path.join(testSiteFolder("content"), "public");
  expect(path.resolve(String(upload?.with?.path))).toBe(tested);
  // In each attempt under a name of its own, because those of earlier ones stay.
  const published = deploy?.steps?.find(({ id }) => id === "deployment")?.with ?? {};
  expect(published.artifact_name).toBe(value("needs.build.outputs.artifact"));
  expect(upload?.with?.name).toBe(outputs.artifact);
  const content = steps.find(({ run }) => run === "npm test -- content");
  expect(Object.keys(content?.env ?? {}).sort()).toEqual(Object.keys(testSiteSettings()).sort());
});

it("publishes nothing where a test fails", () => {
  expect([build?.uses, deploy?.needs, deploy?.if]).toEqual([own("check"), "build", undefined]);
  const commands = steps.map(({ run }) => run?.split(" &&")[0]);
  expect(commands).toEqual(expect.arrayContaining(["npm test -- code", "npm test -- content"]));
  for (const step of [...steps, ...(deploy?.steps ?? [])]) {
    expect(step["continue-on-error"]).toBeUndefined();
    expect(step.if ?? "").not.toMatch(/always|failure|cancelled/);
  }
});

describe("around a publication", () => {
  const mine = { commit: "b2", built: "2026-11-28T23:17:00Z" };
  const other = { commit: "c3", built: "2026-11-28T10:00:00Z" };
  const later = { ...mine, built: "2026-11-29T23:17:00Z" };

  it.each([
    ["older than the public site", "before", [other], "behind", /^::error::.*commit c3.*commit b2/],
    ["an older build of its commit", "before", [later], "identical", /^::error::.*29T23:17/],
    ["a newer build of its commit", "before", [{ ...other, commit: "b2" }], "identical", /^$/],
    ["newer", "before", [other], "ahead", /^$/],
    ["the first that tells its commit", "before", [{}], "", /^$/],
    ["served after a while", "after", [other, {}, mine], "", /^$/],
    ["not served", "after", [other], "", /^::error::.*izrada 2026-11-28T10/],
  ])("what is %s passes the step %s or not", async (_, word, served, status, says) => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url = "" }, response) => {
      asked.push(url.split("?")[0]);
      const site = served.length > 1 ? served.shift() : served[0];
      response.end(JSON.stringify(url.startsWith("/repos") ? { status } : site));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [, ...args] =
      deploy?.steps?.find(({ run }) => run?.includes(` ${word}`))?.run?.split(" ") ?? [];
    // Some ms in place of ten minutes.
    const child = spawn(process.execPath, word === "after" ? args.with(-1, "0.001") : args, {
      env: {
        ...process.env,
        SITE: `${address}/site`,
        PUBLICATION: JSON.stringify(mine),
        GITHUB_API_URL: address,
        GITHUB_REPOSITORY: "a/b",
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
    server.close();
    expect([said, code]).toEqual([expect.stringMatching(says), said ? 1 : 0]);
    const addresses = ["/site/admin/objava.json", ...(status && ["/repos/a/b/compare"])];
    expect(asked.every((one) => addresses.some((start) => one?.startsWith(start)))).toBe(true);
  });
});

it("a schedule, which GitHub may stop, has a workflow of its own", () => {
  for (const { on } of files.map((name) => parse(read(name))))
    expect(on.schedule && (on.push ?? on.pull_request)).toBeUndefined();
  expect(jobsOf("nightly.yml").deploy?.uses).toBe(own("deploy"));
  // A workflow that waits for a group which its caller holds would wait for itself.
  const groups = files.flatMap((name) => parse(read(name)).concurrency?.group ?? []);
  expect(new Set(groups).size).toBe(groups.length);
});

it("publishes again soon after midnight in Sarajevo", () => {
  const [minute, hour, ...every] = parse(read("nightly.yml")).on.schedule[0].cron.split(" ");
  expect(every).toEqual(["*", "*", "*"]);
  const shown = [0, 6].map((month) =>
    sarajevoClock(new Date(Date.UTC(2027, month, 1, Number(hour), Number(minute)))),
  );
  expect(shown.map(({ time }) => time)).toEqual(["00:15", "01:15"]);
});
