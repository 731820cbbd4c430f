import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, startCommand } from "./support/command";
import { copyProject, type Project, published } from "./support/project";
import { seededRandom } from "./support/random";

// What follows what: builds after live editing, after failed and killed builds, in a moved folder.
// Each has to give the bytes of a build from nothing.

/** Builds that are killed; many are for those who change how builds begin and end. */
const killedBuilds = Number(process.env.KILLED_BUILDS ?? 4);
const seed = Number(process.env.KILL_SEED ?? 20261123);
/** Only so that a command that hangs ends; nothing is measured. */
const limitMs = 120 * 60_000;

let project: Project;
let folder: string;
/** What a build from nothing publishes, and when it prints each of its lines. */
let whole: Record<string, string>;
let printedMs: readonly number[];

const inFolder = (name: string) => path.join(folder, name);

async function build(): Promise<Record<string, string>> {
  const { code, output } = await startCommand(folder, "build").ended;
  if (code !== 0) throw new Error(`The build failed.\n${output}`);
  return published(folder);
}

async function startEditing() {
  return startCommand(folder, "dev", { PORT: String(await freePort()) });
}

/** Runs something with one file changed, which is as it was afterwards. */
async function withEdit<Result>(file: string, text: string, work: () => Promise<Result>) {
  const before = fs.readFileSync(inFolder(file));
  fs.appendFileSync(inFolder(file), text);
  try {
    return await work();
  } finally {
    fs.writeFileSync(inFolder(file), before);
  }
}

beforeAll(async () => {
  project = copyProject({ encoded: true });
  folder = project.folder;
  ({ printedMs } = await startCommand(folder, "build").ended);
  whole = published(folder);
  expect(Object.keys(whole).length).toBeGreaterThan(100);
}, limitMs);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it(
  "starts live editing without a warning in English, and has the last build back after Ctrl+C",
  async () => {
    const editing = await startEditing();
    await editing.says("success Building development bundle");
    await editing.says("success Writing page-data");
    expect(published(folder)).not.toEqual(whole);
    editing.kill("SIGINT");
    const { code, output } = await editing.ended;
    expect(code).toBe(0);
    expect(output.split("\n").filter((line) => /warn|conflict/i.test(line))).toEqual([]);
    expect(published(folder)).toEqual(whole);
  },
  limitMs,
);

it(
  "has the last build back when SIGTERM ends live editing before it has begun",
  async () => {
    const editing = await startEditing();
    await editing.says("success createPages");
    editing.kill("SIGTERM");
    expect(await editing.ended).toMatchObject({ code: 0 });
    expect(published(folder)).toEqual(whole);
  },
  limitMs,
);

it(
  "builds after kill -9 of live editing, twice, with an edit",
  async () => {
    const first = await startEditing();
    await first.says("You can now view");
    await withEdit("content/perks/team.md", "\nJoš jedna rečenica.\n", async () => {
      first.kill("SIGKILL");
      await first.ended;
      const second = await startEditing();
      await second.says("success createPages");
      second.killAll();
      await second.ended;
    });
    expect(await build()).toEqual(whole);
  },
  limitMs,
);

it(
  "builds after a build that failed",
  async () => {
    await withEdit("src/templates/home.tsx", "\nexport const broken = ;\n", async () => {
      expect(await startCommand(folder, "build").ended).toMatchObject({ code: 1 });
    });
    expect(await build()).toEqual(whole);
  },
  limitMs,
);

it(
  "builds after builds that were killed at any moment",
  async () => {
    const random = seededRandom(seed);
    const kills = ["SIGKILL", "all", "SIGINT", "SIGTERM"] as const;
    const wholeMs = printedMs.at(-1) ?? 0;
    for (let number = 0; number < killedBuilds; number += 1) {
      // A moment of the build from nothing, told by its last line, which a busy machine prints later;
      // and some time after, into the long steps. The last lines come all at once, when it is over.
      const moment = random() * wholeMs;
      const line = printedMs.filter((ms) => ms <= moment).length;
      const laterMs = (random() * wholeMs) / 10;
      const how = kills[number % kills.length] ?? "all";
      await withEdit("content/perks/team.md", `\nRečenica ${number}.\n`, async () => {
        const killed = startCommand(folder, "build");
        await killed.printed(line);
        await Promise.race([wait(laterMs), killed.ended]);
        if (how === "all") killed.killAll();
        else killed.kill(how);
        const { code, output } = await killed.ended;
        const last = output.trim().split("\n").at(-1);
        process.stderr.write(
          `${how} after line ${line} of ${printedMs.length} (${code}): ${last}\n`,
        );
      });
      // The first of two begins with what a good build has left, the second mostly from nothing.
      if (number % 2 === 1 || number === killedBuilds - 1) expect(await build()).toEqual(whole);
    }
  },
  limitMs,
);

it(
  "builds in a folder that was renamed",
  async () => {
    const renamed = `${folder} naša stranica`;
    fs.renameSync(folder, renamed);
    folder = renamed;
    expect(await build()).toEqual(whole);
  },
  limitMs,
);
