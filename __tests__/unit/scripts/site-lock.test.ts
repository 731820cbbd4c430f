/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import type * as SiteLock from "../../../scripts/building/site-lock";

const projectFolder = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "sanjalica-lock-"));
const lock = path.join(folder, ".build/lock");

/** Loaded late, because its paths depend on the working directory. */
let takeSiteLock: typeof SiteLock.takeSiteLock;
beforeAll(async () => {
  process.chdir(folder);
  ({ takeSiteLock } = await import("../../../scripts/building/site-lock"));
});
afterAll(() => {
  process.chdir(projectFolder);
  rmSync(folder, { recursive: true });
});

test("a second command is told in Bosnian, after it has waited for the first", async () => {
  jest.useFakeTimers({ doNotFake: ["Date", "nextTick", "setImmediate"] });
  const release = await takeSiteLock();
  let told: unknown;
  takeSiteLock().catch((error) => {
    told = error;
  });
  let waitedSeconds = 0;
  for (let turns = 0; told === undefined && turns < 10_000; turns += 1) {
    // Gives file access time to finish before the clock advances.
    if (turns % 20 === 19) {
      jest.advanceTimersByTime(1000);
      waitedSeconds += 1;
    }
    await turn();
  }
  jest.useRealTimers();
  expect(String(told)).toMatch(
    /^Error: U ovom folderu već radi druga naredba.+pokušajte ponovo\.$/,
  );
  // Long enough for the lock of a killed command to become stale.
  expect(waitedSeconds).toBeGreaterThan(5);
  expect(existsSync(lock)).toBe(true);
  await release();
  expect(existsSync(lock)).toBe(false);
  await (await takeSiteLock())();
});

test("the lock of a command that was killed is taken over at once", async () => {
  mkdirSync(lock, { recursive: true });
  const past = new Date(Date.now() - 6000);
  utimesSync(lock, past, past);
  const start = performance.now();
  const release = await takeSiteLock();
  // At the first attempt; the second one comes a second later.
  expect(performance.now() - start).toBeLessThan(900);
  await release();
});
