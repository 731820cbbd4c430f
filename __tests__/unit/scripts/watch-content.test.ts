/** @jest-environment node */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { watchContent } from "../../../scripts/content/watch";
import { siteContent } from "../../support/site";

const folder = mkdtempSync(path.join(tmpdir(), "sanjalica-watch-"));
const inside = (...names: string[]) => path.join(folder, ...names);
const QUIET_MS = 300;
// A busy computer reports changes late.
const LONGEST_MS = 3000;

jest.setTimeout(30_000);

let calls = 0;
let running = 0;
let mostAtOnce = 0;
let stop = () => {};

/** How many calls a change causes. */
async function callsAfter(change: () => void) {
  const before = calls;
  change();
  for (let waited = 0; calls === before && waited < LONGEST_MS; waited += 20) await wait(20);
  await wait(QUIET_MS);
  return calls - before;
}

beforeAll(async () => {
  mkdirSync(inside("pages"));
  writeFileSync(inside("pages", "home.md"), "0");
  stop = await watchContent(async () => {
    calls += 1;
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    await wait(30);
    running -= 1;
  }, folder);
});

afterAll(() => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

test("reports every save, in place or by renaming another file, as editors do", async () => {
  const home = inside("pages", "home.md");
  expect(await callsAfter(() => writeFileSync(home, "1"))).toBe(1);
  for (const text of ["2", "3"]) {
    const saved = () => {
      writeFileSync(`${home}.tmp`, text);
      renameSync(`${home}.tmp`, home);
    };
    expect(await callsAfter(saved)).toBe(1);
  }
  expect(await callsAfter(() => writeFileSync(home, "4"))).toBe(1);
});

test("reports many changes in quick succession once, also in a new folder", async () => {
  const many = () => {
    mkdirSync(inside("perks"));
    for (let number = 0; number < 100; number += 1) {
      writeFileSync(inside("perks", `${number}.md`), "x");
    }
  };
  expect(await callsAfter(many)).toBe(1);
  expect(await callsAfter(() => writeFileSync(inside("perks", "1.md"), "y"))).toBe(1);
});

test("is never called while an earlier call is running", async () => {
  const before = calls;
  for (let number = 0; number < 5; number += 1) {
    writeFileSync(inside("pages", "home.md"), String(number));
    await wait(120);
  }
  await wait(QUIET_MS);
  expect(calls - before).toBeGreaterThan(1);
  expect(mostAtOnce).toBe(1);
});

// Windows has no signals that a program could handle.
const unlessWindows = process.platform === "win32" ? test.skip : test;

unlessWindows(
  "npm run check -- --watch ends in order when Ctrl+C comes twice",
  async () => {
    const child = spawn(process.execPath, ["scripts/run.mjs", "check", "--watch"], {
      env: { ...process.env, CONTENT_FOLDER: siteContent },
    });
    let output = "";
    const ended = new Promise((resolve) => child.once("close", resolve));
    await new Promise<void>((resolve) => {
      child.stdout.on("data", (data) => {
        output += data;
        if (output.includes("Provjera je gotova")) resolve();
      });
    });
    child.kill("SIGINT");
    child.kill("SIGINT");
    expect(await ended).toBe(0);
    expect(output).toMatch(/^Provjeravam folder content/);
    expect(output.trimEnd()).toMatch(/Zaustavljeno\.$/);
  },
  30_000,
);
