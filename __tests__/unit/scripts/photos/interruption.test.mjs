/** @jest-environment node */
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { recoverPhotos } from "../../../../scripts/lib/photos/workspace.mjs";
import { makeProject, picture, recordOutput, rules } from "./project.mjs";

// Real processes are started, which takes its time on a busy computer.
jest.setTimeout(60_000);

const captions = '# Naslovi\n1:\n  title: "Prva"\n2:\n  title: "Druga"\n  hero: true\n';
const gallery = { "1.webp": "one", "2.jpg": "two", "3.webp": "three", "captions.yml": captions };

/** Every call by which the command changes the disk. */
const WRITES = [
  "copyFileSync",
  "fsyncSync",
  "linkSync",
  "mkdirSync",
  "renameSync",
  "rmSync",
  "rmdirSync",
  "writeFileSync",
];

/** A process number that no process has any more. */
const DEAD = spawnSync(process.execPath, ["-e", ""]).pid;

// Node.js loads what rmSync needs at its first call, and must not find the spies below then.
makeProject({}).clear();

const failure = (code) => Object.assign(new Error(code), { code });

/**
 * Lets the nth write fail, and with `forGood` all later ones: no clean-up runs in a killed process.
 * @returns {{ count: () => number, mend: () => void }}
 */
function failAt(n, { forGood = false } = {}) {
  let count = 0;
  const spies = WRITES.map((name) => {
    const original = fs[name];
    return jest.spyOn(fs, name).mockImplementation((...args) => {
      count += 1;
      if (count === n || (forGood && count > n)) throw failure("ENOSPC");
      return original(...args);
    });
  });
  const mend = () => {
    for (const spy of spies) spy.mockRestore();
  };
  return { count: () => count, mend };
}

const open = [];
function newProject() {
  const project = makeProject(gallery);
  open.push(project);
  return project;
}
const isUnchanged = (project) => {
  expect(project.gallery()).toEqual(
    Object.fromEntries(
      Object.entries(gallery).map(([name, text]) => [name, Buffer.from(text).toString("latin1")]),
    ),
  );
  expect(project.exists("uklonjene-slike")).toBe(false);
};

/** What was left behind as if the process were gone. */
function bury(project) {
  const lock = path.join(project.root, ".photo-changes/lock");
  if (fs.existsSync(lock)) fs.writeFileSync(lock, String(DEAD));
}

let output;
beforeEach(() => {
  output = recordOutput();
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const project of open.splice(0)) project.clear();
});

describe.each([
  ["move", ["move", "3", "1"]],
  ["remove", ["remove", "1", "2"]],
])("%s, killed or failing at any write", (_, args) => {
  /** Runs in a new project with the nth write failing; both ends of it. */
  async function attempt(n, options) {
    const project = newProject();
    const failing = failAt(n, options);
    const error = await project.run(...args).catch((reason) => reason);
    failing.mend();
    return { project, error, count: failing.count() };
  }

  let total;
  let done;
  beforeAll(async () => {
    recordOutput();
    const { project, count } = await attempt(0);
    [total, done] = [count, project.gallery()];
    expect(total).toBeGreaterThan(20);
  });

  const isOldOrNew = (project) => {
    const isNew = project.exists("content/gallery/2.jpg") === false;
    if (isNew) {
      expect(project.gallery()).toEqual(done);
      if (args[0] === "remove") expect(Object.values(project.removed())).toContain("one");
    } else isUnchanged(project);
    return isNew ? "new" : "old";
  };

  test("killed, it is all old or all new, and the same command then does its work", async () => {
    const ends = new Set();
    for (let n = 1; n <= total; n += 1) {
      const { project } = await attempt(n, { forGood: true });
      bury(project);
      const hasJournal = project.exists(".photo-changes/journal.json");
      if (!hasJournal) isOldOrNew(project);
      recoverPhotos(project.root);
      ends.add(`${hasJournal ? "begun" : "not begun"} ${isOldOrNew(project)}`);
      expect(project.exists(".photo-changes")).toBe(false);
      if (!project.exists("content/gallery/2.jpg")) continue;
      await project.run(...args);
      expect(project.gallery()).toEqual(done);
    }
    expect([...ends].sort()).toEqual(["begun old", "not begun new", "not begun old"]);
  });

  test("killed again while it is taken back, it is still taken back", async () => {
    for (let n = 1; n <= total; n += 1) {
      const { project } = await attempt(n, { forGood: true });
      if (!project.exists(".photo-changes/journal.json")) continue;
      for (let again = 1; project.exists(".photo-changes/journal.json"); again += 1) {
        bury(project);
        const failing = failAt(again, { forGood: true });
        try {
          recoverPhotos(project.root);
        } catch {
          // As a killed process, it says nothing.
        }
        failing.mend();
      }
      bury(project);
      recoverPhotos(project.root);
      isUnchanged(project);
    }
  });

  test("with a full disk it says so in Bosnian, and all is as it was", async () => {
    for (let n = 1; n <= total; n += 1) {
      const { project, error } = await attempt(n, {});
      if (error) {
        expect(error.message).toMatch(/mjesta.*(ostale kako su bile|biti vraćena)/);
        isUnchanged(project);
      } else isOldOrNew(project);
      bury(project);
      await project.run("list", "--in", "premises");
      expect(project.exists(".photo-changes")).toBe(false);
    }
  });
});

test("a file that another program holds open for a moment is waited for", async () => {
  const project = newProject();
  const { renameSync } = fs;
  const rename = jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    if (rename.mock.calls.length === 2) throw failure("EBUSY");
    renameSync(from, to);
  });
  await project.run("move", "3", "1");
  expect(project.gallery()["1.webp"]).toBe("three");
});

test("a change that cannot be taken back at once is kept for the next command", async () => {
  const project = newProject();
  const { renameSync } = fs;
  const rename = jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    // The journal and the first photo pass, then the disk goes wrong until the command is over.
    if (rename.mock.calls.length > 2) throw failure("ENOSPC");
    renameSync(from, to);
  });
  await expect(project.run("move", "3", "1")).rejects.toThrow(/promjena će biti vraćena/);
  rename.mockRestore();
  await project.run("list", "--in", "premises");
  isUnchanged(project);
  expect(project.exists(".photo-changes")).toBe(false);
});

describe("a workspace that is found", () => {
  const state = (project, files) => {
    for (const [name, text] of Object.entries(files)) project.write(`.photo-changes/${name}`, text);
  };

  test("with prepared files only is cleared", async () => {
    const project = newProject();
    state(project, { lock: String(DEAD), "added/4.webp": "x", "new/1.webp": "three", part: "{" });
    await project.run("list", "--in", "premises");
    isUnchanged(project);
    expect(output.text()).not.toContain("prekinuta");
    expect(project.exists(".photo-changes")).toBe(false);
  });

  test("with a begun change is taken back, and the person is told", async () => {
    const project = newProject();
    project.write("content/gallery/1.webp", "three");
    project.write("content/gallery/4.webp", "new");
    const journal = { set: "gallery", files: ["1.webp", "4.webp"], removed: [] };
    state(project, {
      lock: String(DEAD),
      "old/1.webp": "one",
      "journal.json": JSON.stringify(journal),
    });
    await project.run("list", "--in", "premises");
    isUnchanged(project);
    expect(output.text()).toContain("Prethodna naredba je bila prekinuta");
  });

  test("of a running command is left to it", async () => {
    const project = newProject();
    state(project, { lock: String(process.pid), "added/4.webp": "x", "journal.json": "{}" });
    await expect(project.run("move", "1", "2")).rejects.toThrow(
      /Druga naredba za slike upravo radi/,
    );
    expect(recoverPhotos(project.root)).toBe(false);
    expect(project.exists(".photo-changes/added/4.webp")).toBe(true);
    isUnchanged(project);
  });

  test("from before the computer was restarted is nobody's, whoever has the number now", async () => {
    const project = newProject();
    state(project, { lock: String(process.pid) });
    fs.utimesSync(path.join(project.root, ".photo-changes/lock"), 1, 1);
    await project.run("move", "1", "2");
    expect(project.gallery()["2.webp"]).toBe("one");
  });
});

describe("a real process", () => {
  const entry = pathToFileURL(path.resolve("scripts/lib/photos/run.mjs")).href;
  const report = pathToFileURL(path.resolve("scripts/system/report.ts")).href;

  /**
   * Starts the command; `before` is code that runs first.
   * @returns {{ child: ChildProcess, ended: Promise<{ code, signal, text }> }}
   */
  function start(project, args, before = "") {
    const context = JSON.stringify({ root: project.root, cwd: project.root, rules });
    const code = `${before}
      const { createJiti } = await import("jiti");
      const jiti = createJiti(${JSON.stringify(entry)});
      const { runPhotos } = await jiti.import(${JSON.stringify(entry)});
      const { runMain } = await jiti.import(${JSON.stringify(report)});
      await runMain(() => runPhotos(${JSON.stringify(args)}, ${context}));`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", code]);
    let text = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (data) => {
        text += data;
        child.emit("text", text);
      });
    }
    const ended = new Promise((resolve) =>
      child.on("close", (exit, signal) => resolve({ code: exit, signal, text })),
    );
    return { child, ended };
  }

  async function startAdding(project, signal, line) {
    const { child, ended } = start(project, ["add", "izlet", "--at", "1"]);
    let isSent = false;
    child.on("text", (text) => {
      if (!isSent && text.includes(line)) isSent = child.kill(signal);
    });
    return ended;
  }

  let project;
  beforeEach(async () => {
    project = newProject();
    for (const number of [1, 2, 3]) {
      project.write(`izlet/${number}.jpg`, await picture({ width: 1600, height: 1200 }));
    }
  });

  test.each(["Slika 1 od 3", "Slika 3 od 3"])(
    "killed at „%s” changes nothing, and can be repeated",
    async (line) => {
      const { signal } = await startAdding(project, "SIGKILL", line);
      expect(signal).toBe("SIGKILL");
      isUnchanged(project);
      await project.run("add", "izlet", "--at", "1");
      expect(Object.keys(project.gallery())).toEqual([
        "1.webp",
        "2.webp",
        "3.webp",
        "4.webp",
        "5.jpg",
        "6.webp",
        "captions.yml",
      ]);
      expect(project.gallery()["6.webp"]).toBe("three");
      expect(project.exists(".photo-changes")).toBe(false);
    },
  );

  // Windows knows no signals: there, ending a process is always killing it.
  const testSignals = process.platform === "win32" ? test.skip : test;
  testSignals.each(["SIGINT", "SIGHUP"])("%s leaves nothing behind", async (signal) => {
    const { code, text } = await startAdding(project, signal, "Slika 2 od 3");
    expect([code, text]).toEqual([130, expect.stringContaining("Prekinuto")]);
    isUnchanged(project);
    expect(project.exists(".photo-changes")).toBe(false);
  });

  test("killed between two renames is taken back by the next command", async () => {
    const killAt = (n) => `
      import fs from "node:fs";
      import { syncBuiltinESMExports } from "node:module";
      const { renameSync } = fs;
      let left = ${n};
      fs.renameSync = (...args) => {
        left -= 1;
        if (left < 0) process.kill(process.pid, "SIGKILL");
        renameSync(...args);
      };
      syncBuiltinESMExports();`;
    for (const n of [1, 2, 3]) {
      const { signal } = await start(project, ["move", "3", "1"], killAt(n)).ended;
      expect(signal).toBe("SIGKILL");
      expect(project.exists(".photo-changes/journal.json")).toBe(true);
      const { code, text } = await start(project, ["list", "--in", "premises"]).ended;
      expect([code, text]).toEqual([0, expect.stringContaining("vraćene kako su bile")]);
      isUnchanged(project);
    }
  });
});
