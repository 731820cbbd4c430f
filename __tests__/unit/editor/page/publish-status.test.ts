/** @jest-environment jsdom */
import { sourceKey } from "../../../../src/editor/format/content-format";
import { installGate } from "../../../../src/editor/gate/gate";
import { setLoadedReader } from "../../../../src/editor/model/loaded";
import { showPublishStatus } from "../../../../src/editor/page/publish-status";
import type { Entry, Loaded } from "../../../../src/editor/sveltia/types";

const now = new Date("2026-11-25T10:05:00");
const minute = 60_000;

/** What the site answers: the time of its commit, or a status. */
let response: Date | number;

beforeEach(() => {
  document.head.innerHTML = '<script src="/admin/admin.js"></script>';
  document.body.innerHTML = '<div class="publish-status"></div>';
  jest.useFakeTimers({ now });
  globalThis.fetch = async (address) => {
    expect(String(address)).toBe("http://localhost/admin/objava.json");
    if (response === 0) throw new TypeError("Failed to fetch");
    const json = async () => ({ committed: response });
    return { status: typeof response === "number" ? response : 200, json } as Response;
  };
});

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const getStatus = () => document.querySelector(".publish-status");
const passMinutes = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * minute);

/** Show the status anew, as after a reload. @returns a save, at this time */
function show(loaded: Loaded = { entries: [], assets: [] }) {
  setLoadedReader(() => loaded);
  const write = installGate(
    async () => undefined,
    async () => ({ commit: { date: now }, savedEntries: [] }),
  );
  showPublishStatus();
  return () => write({ changes: [] });
}

it("goes on when the site was out of reach", async () => {
  response = 0;
  await show()();
  await passMinutes(1);
  response = now;
  await passMinutes(1);
  expect(getStatus()?.textContent).toBe("Objavljeno je ono što je sačuvano 25. 11. u 10:05.");
});

it("says nothing where the site does not tell its commit", async () => {
  response = 404;
  show();
  await passMinutes(1);
  expect(getStatus()?.textContent).toBe("");
});

it("says at once what stops a publication", async () => {
  response = now;
  const text = "phones: [";
  const centre: Entry = {
    locales: { _default: { path: "content/site/centre.yml", content: { [sourceKey]: text } } },
  };
  const loaded: Loaded = { entries: [centre], assets: [] };
  show(loaded);
  await passMinutes(0.1);
  expect(getStatus()?.textContent).toMatch(/^Ne može se objaviti\. .+ Ostalih grešaka: \d+\./);
});
