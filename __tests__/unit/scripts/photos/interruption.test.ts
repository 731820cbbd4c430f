/** @jest-environment node */
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { makeProject, type Project, picture, recordOutput } from "./project";

// What a photo becomes is tested elsewhere; here dozens are added.
jest.mock("../../../../scripts/photos/convert", () => ({
  ...jest.requireActual<object>("../../../../scripts/photos/convert"),
  convertPhoto: async () => Buffer.from("RIFF"),
}));

// Real processes are started, which takes its time on a busy computer.
jest.setTimeout(60_000);

const list =
  '# Slike\nphotos:\n  - photo: "foto1.webp"\n  - photo: "foto2.jpg"\n  - photo: "foto3.webp"\n';
const gallery = {
  "foto1.webp": "one",
  "foto2.jpg": "two",
  "foto3.webp": "three",
  "photos.yml": list,
};

/** Every call by which the command changes the disk. */
const writes = [
  "copyFileSync",
  "fsyncSync",
  "linkSync",
  "mkdirSync",
  "renameSync",
  "rmSync",
  "rmdirSync",
  "writeFileSync",
] as const;

/** A process number that no process has any more. */
const dead = spawnSync(process.execPath, ["-e", ""]).pid;

// Node.js loads what rmSync needs at its first call, and must not find the spies below then.
makeProject({}).clear();

const failure = (code: string) => Object.assign(new Error(code), { code });

/** Lets the nth write fail, and with `forGood` all later ones: no clean-up runs in a killed process. */
function failAt(n: number, forGood = false) {
  let count = 0;
  const spies = writes.map((name) => {
    const original = fs[name] as (...args: unknown[]) => unknown;
    return jest.spyOn(fs, name).mockImplementation(((...args: unknown[]) => {
      count += 1;
      if (count === n || (forGood && count > n)) throw failure("ENOSPC");
      // Nothing here outlives a power cut, and a real disk takes its time.
      return name === "fsyncSync" ? undefined : original(...args);
    }) as never);
  });
  const mend = () => {
    for (const spy of spies) spy.mockRestore();
  };
  return { count: () => count, mend };
}

let photo: Buffer;
beforeAll(async () => {
  photo = await picture();
});

const open: Project[] = [];
function newProject(): Project {
  const project = makeProject(gallery);
  project.write("a.jpg", photo);
  open.push(project);
  return project;
}

/** What was left behind as if the process were gone. */
function bury(project: Project): void {
  const lock = path.join(project.root, ".photo-changes/lock");
  if (fs.existsSync(lock)) fs.writeFileSync(lock, String(dead));
}

/** Each photo that the list names is there: what would be published. */
function isWhole(project: Project): void {
  const files = project.gallery();
  const { photos } = parse(files["photos.yml"] ?? "") as { photos: { photo: string }[] };
  expect(photos.length).toBeGreaterThanOrEqual(1);
  for (const { photo: name } of photos) expect(files).toHaveProperty([name]);
}

let output: ReturnType<typeof recordOutput>;
beforeEach(() => {
  output = recordOutput();
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const project of open.splice(0)) project.clear();
});

describe.each([
  ["add", ["add", "a.jpg", "--at", "1"]],
  ["move", ["move", "3", "1"]],
  ["remove", ["remove", "1", "2"]],
])("%s, killed or failing at any write", (command, args) => {
  /** Runs in a new project with the nth write failing; both ends of it. */
  async function attempt(n: number, forGood = false) {
    const project = newProject();
    const failing = failAt(n, forGood);
    const error: unknown = await project.run(...args).catch((reason) => reason);
    failing.mend();
    return { project, error, count: failing.count() };
  }

  let total: number;
  let done: Record<string, string>;
  beforeAll(async () => {
    recordOutput();
    const { project, count } = await attempt(0);
    [total, done] = [count, project.gallery()];
    expect(total).toBeGreaterThan(10);
  });

  /** The folder is as it was or wholly new, and no photo is lost. */
  function stateOf(project: Project): "old" | "new" {
    const isNew = project.gallery()["photos.yml"] !== list;
    expect(project.gallery()).toEqual(isNew ? done : gallery);
    const kept = Object.entries(project.removed()).flatMap(([name, bytes]) =>
      name.endsWith(".txt") ? [] : bytes,
    );
    expect(kept.sort()).toEqual(isNew && command === "remove" ? ["one", "two"] : []);
    return isNew ? "new" : "old";
  }

  test("killed, what would be published is whole, and the next command puts the rest in order", async () => {
    const ends = new Set<string>();
    for (let n = 1; n <= total; n += 1) {
      const { project } = await attempt(n, true);
      isWhole(project);
      bury(project);
      await project.run("list", "--in", "premises");
      ends.add(stateOf(project));
      expect(project.exists(".photo-changes")).toBe(false);
      if (stateOf(project) === "new") continue;
      await project.run(...args);
      expect(project.gallery()).toEqual(done);
    }
    expect([...ends].sort()).toEqual(["new", "old"]);
  });

  test("killed again while it is put in order, it still is", async () => {
    for (let n = 1; n <= total; n += 1) {
      const { project } = await attempt(n, true);
      // Every second write, by turns the odd and the even ones.
      for (let again = 1 + (n % 2); again < 12; again += 2) {
        bury(project);
        const failing = failAt(again, true);
        await project.run("list", "--in", "premises").catch(() => undefined);
        failing.mend();
        isWhole(project);
      }
      bury(project);
      await project.run("list", "--in", "premises");
      stateOf(project);
    }
  });

  test("with a full disk it says so in Bosnian, and all is old or new", async () => {
    for (let n = 1; n <= total; n += 1) {
      const { project, error } = await attempt(n);
      if (error) {
        expect(String(error)).toMatch(/Na disku nema dovoljno mjesta.*npm run photos -- list/);
      }
      if (!project.exists(".photo-changes/change.json")) stateOf(project);
      bury(project);
      await project.run("list", "--in", "premises");
      stateOf(project);
      expect(project.exists(".photo-changes")).toBe(false);
    }
  });
});

test("where the disk knows no second names, a copy is made", async () => {
  const project = newProject();
  jest.spyOn(fs, "linkSync").mockImplementation(() => {
    throw failure("EPERM");
  });
  await project.run("add", "a.jpg");
  expect(project.gallery()["a.webp"]).toMatch(/^RIFF/);
});

test("a file that another program holds open for a moment is waited for", async () => {
  const project = newProject();
  const { renameSync } = fs;
  const rename = jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    if (rename.mock.calls.length === 2) throw failure("EBUSY");
    renameSync(from, to);
  });
  await project.run("remove", "1");
  expect(project.gallery()).not.toHaveProperty(["foto1.webp"]);
  expect(Object.values(project.removed())).toContain("one");
});

test("nothing is put in order by a list that cannot be read", async () => {
  const project = newProject();
  const change = { set: "gallery", added: ["foto1.webp"], removed: [] };
  project.write(".photo-changes/change.json", JSON.stringify(change));
  project.write("content/gallery/photos.yml", "photos: [");
  await expect(project.run("list", "--in", "premises")).rejects.toThrow(/spisak nije ispravan/);
  expect(project.gallery()["foto1.webp"]).toBe("one");
  project.write("content/gallery/photos.yml", list);
  await project.run("list", "--in", "premises");
  expect(project.gallery()).toEqual(gallery);
});

describe("a workspace that is found", () => {
  const state = (project: Project, files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) project.write(`.photo-changes/${name}`, text);
  };

  test("with prepared files only is cleared", async () => {
    const project = newProject();
    state(project, { lock: String(dead), "added/0": "x", part: "{" });
    await project.run("list", "--in", "premises");
    expect(project.gallery()).toEqual(gallery);
    expect(output.text()).not.toContain("prekinuta");
    expect(project.exists(".photo-changes")).toBe(false);
  });

  test("with a begun change is put in order, and the person is told", async () => {
    const project = newProject();
    project.write("content/gallery/new.webp", "new");
    const change = { set: "gallery", added: ["new.webp"], removed: [] };
    state(project, { lock: String(dead), "change.json": JSON.stringify(change) });
    await project.run("list", "--in", "premises");
    expect(project.gallery()).toEqual(gallery);
    expect(output.text()).toContain("Prethodna naredba je bila prekinuta");
  });

  test("of a running command is left to it", async () => {
    const project = newProject();
    state(project, { lock: String(process.pid), "added/0": "x", "change.json": "{}" });
    await expect(project.run("move", "1", "2")).rejects.toThrow(
      /Druga naredba za slike upravo radi/,
    );
    expect(project.exists(".photo-changes/added/0")).toBe(true);
    expect(project.gallery()).toEqual(gallery);
  });
});

describe("a real process", () => {
  /** Starts the command and sends it a signal when it has printed a line. */
  function startAdding(project: Project, signal: NodeJS.Signals, line: string) {
    const args = JSON.stringify(["add", "izlet", "--at", "1"]);
    const context = JSON.stringify({ root: project.root, cwd: project.root });
    const code = `
      const { createJiti } = await import("jiti");
      const jiti = createJiti(process.cwd() + "/");
      const { runMain } = await jiti.import("./scripts/system/report.ts");
      const { runPhotos } = await jiti.import("./scripts/photos/run.ts");
      await runMain(() => runPhotos(${args}, ${context}));`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", code]);
    let text = "";
    let isSent = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (data) => {
        text += data;
        if (!isSent && text.includes(line)) isSent = child.kill(signal);
      });
    }
    return new Promise<{ code: number | null; by: NodeJS.Signals | null; text: string }>(
      (resolve) => child.on("close", (exit, by) => resolve({ code: exit, by, text })),
    );
  }

  let project: Project;
  beforeEach(async () => {
    project = newProject();
    for (const number of [1, 2, 3]) {
      project.write(`izlet/a${number}.jpg`, await picture({ width: 1600, height: 1200 }));
    }
  });

  test.each(["Slika 1 od 3", "Slika 3 od 3"])(
    "killed at „%s” changes nothing, and can be repeated",
    async (line) => {
      const { by } = await startAdding(project, "SIGKILL", line);
      expect(by).toBe("SIGKILL");
      expect(project.gallery()).toEqual(gallery);
      await project.run("add", "izlet", "--at", "1");
      expect(project.read("content/gallery/photos.yml").match(/(?<=photo: ").*(?=")/g)).toEqual([
        "a1.webp",
        "a2.webp",
        "a3.webp",
        "foto1.webp",
        "foto2.jpg",
        "foto3.webp",
      ]);
      expect(project.exists(".photo-changes")).toBe(false);
    },
  );

  // Windows knows no signals: there, ending a process is always killing it.
  const testSignals = process.platform === "win32" ? test.skip : test;
  testSignals.each(["SIGINT", "SIGHUP"] as const)("%s leaves nothing behind", async (signal) => {
    const { code, text } = await startAdding(project, signal, "Slika 2 od 3");
    expect([code, text]).toEqual([130, expect.stringContaining("Prekinuto")]);
    expect(project.gallery()).toEqual(gallery);
    expect(project.exists(".photo-changes")).toBe(false);
  });
});
