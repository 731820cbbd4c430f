import { followPublication } from "../../../../../src/editors/browser/repository/publication";

const saved = new Date("2026-11-25T10:05:00");
const minute = 60_000;

/** What the site answers: its commit's time, or a status. */
let answer: Date | number = 404;

beforeAll(() => {
  document.head.innerHTML = '<script src="/admin/admin.js"></script>';
});

beforeEach(() => {
  jest.useFakeTimers({ now: saved });
  globalThis.fetch = async (address) => {
    expect(String(address)).toBe("http://localhost/admin/objava.json");
    if (answer === 0) throw new TypeError("Failed to fetch");
    const json = async () => ({ committed: answer });
    return { status: typeof answer === "number" ? answer : 200, json } as Response;
  };
});

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const words = () => document.querySelector("[role=status]")?.textContent;

it("says that a save is published, and asks no more", async () => {
  answer = new Date(saved.getTime() - minute);
  followPublication(saved);
  await jest.advanceTimersByTimeAsync(4 * minute);
  expect(words()).toBe("");
  answer = saved;
  await jest.advanceTimersByTimeAsync(minute);
  expect(words()).toContain("Objavljeno");
  expect(jest.getTimerCount()).toBe(0);
});

it("says after half an hour that a save is not published, after a reload too", async () => {
  answer = new Date(saved.getTime() - minute);
  followPublication(saved);
  await jest.advanceTimersByTimeAsync(29 * minute);
  expect(words()).toBe("");
  await jest.advanceTimersByTimeAsync(2 * minute);
  expect(words()).toContain("25. 11. u 10:05 još nije objavljeno");
  document.querySelector<HTMLButtonElement>("[role=status] button")?.click();
  await jest.advanceTimersByTimeAsync(minute);
  expect(words()).toBe("");
  followPublication();
  await jest.advanceTimersByTimeAsync(0);
  expect(words()).toContain("još nije objavljeno");
});

it("awaits the later of two saves", async () => {
  answer = new Date(saved.getTime() - minute);
  followPublication(saved);
  followPublication(new Date(saved.getTime() + minute));
  answer = saved;
  await jest.advanceTimersByTimeAsync(2 * minute);
  expect(words()).toBe("");
  expect(jest.getTimerCount()).toBe(1);
});

it("goes on when the site was out of reach", async () => {
  answer = 0;
  followPublication(saved);
  await jest.advanceTimersByTimeAsync(minute);
  answer = saved;
  await jest.advanceTimersByTimeAsync(minute);
  expect(words()).toContain("Objavljeno");
});

it.each([
  ["without a save", undefined],
  ["where the site does not tell its commit", saved],
])("says nothing %s", async (_, time) => {
  answer = 404;
  document.querySelector("[role=status]")?.replaceChildren();
  followPublication(time);
  await jest.advanceTimersByTimeAsync(40 * minute);
  expect(words()).toBe("");
  expect(jest.getTimerCount()).toBe(0);
});
