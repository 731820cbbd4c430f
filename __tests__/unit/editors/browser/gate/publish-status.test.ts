/** @jest-environment jsdom */
import { sourceKey } from "../../../../../src/editors/browser/format/content-format";
import type { Entry, Loaded } from "../../../../../src/editors/browser/gate/content";
import { watchPublishing } from "../../../../../src/editors/browser/gate/publish-status";

const now = new Date("2026-11-25T10:05:00");
const minute = 60_000;

/** What the site answers: the time of its commit, or a status. */
let answer: Date | number;

beforeEach(() => {
  document.head.innerHTML = '<script src="/admin/admin.js"></script>';
  document.body.innerHTML = '<div class="publish-status"></div>';
  jest.useFakeTimers({ now });
  globalThis.fetch = async (address) => {
    expect(String(address)).toBe("http://localhost/admin/objava.json");
    if (answer === 0) throw new TypeError("Failed to fetch");
    const json = async () => ({ committed: answer, built: "2026-11-26T00:17:00" });
    return { status: typeof answer === "number" ? answer : 200, json } as Response;
  };
});

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const line = () => document.querySelector(".publish-status");
const pass = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * minute);

/** Follows a site, each time with a state of its own, as after a reload. */
function follow(loaded: () => Loaded = () => ({ entries: [], assets: [] })) {
  let followed = watchPublishing;
  jest.isolateModules(() => {
    followed = require("../../../../../src/editors/browser/gate/publish-status").watchPublishing;
  });
  return followed(loaded);
}

it("goes on when the site was out of reach", async () => {
  answer = 0;
  follow()(now);
  await pass(1);
  answer = now;
  await pass(1);
  expect(line()?.textContent).toBe(
    "Objavljeno: 25. 11. u 10:05. Stranica je izrađena 26. 11. u 00:17.",
  );
});

it("says nothing where the site does not tell its commit", async () => {
  answer = 404;
  follow()();
  await pass(1);
  expect(line()?.textContent).toBe("");
});

it("says at once what stops a publication, with the form that mends it", async () => {
  answer = now;
  const text = "phones: [";
  const centre: Entry = {
    locales: { _default: { path: "content/site/centre.yml", content: { [sourceKey]: text } } },
  };
  const loaded: Loaded = { entries: [centre], assets: [] };
  follow(() => loaded);
  await pass(0.1);
  expect(line()?.textContent).toMatch(/^Ne može se objaviti\. .+ Ostalih grešaka: \d+\./);
  expect(line()?.querySelector("a")?.getAttribute("href")).toMatch(
    /^#\/collections\/\w+\/entries\//,
  );
});
