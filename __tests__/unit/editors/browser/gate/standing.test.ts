import { sourceKey } from "../../../../../src/editors/browser/format/content-format";
import type { Entry, Loaded } from "../../../../../src/editors/browser/gate/content";
import { followSite } from "../../../../../src/editors/browser/gate/standing";

const now = new Date("2026-11-25T10:05:00");
const minute = 60_000;
const before = new Date(now.getTime() - minute);

/** What the site answers: its commit's time, or a status. */
let answer: Date | number;
/** How often it was asked. */
let requests: number;

beforeEach(() => {
  document.head.innerHTML = '<script src="/admin/admin.js"></script>';
  document.body.innerHTML = '<div class="standing"></div>';
  requests = 0;
  jest.useFakeTimers({ now });
  globalThis.fetch = async (address) => {
    expect(String(address)).toBe("http://localhost/admin/objava.json");
    requests += 1;
    if (answer === 0) throw new TypeError("Failed to fetch");
    const json = async () => ({ committed: answer });
    return { status: typeof answer === "number" ? answer : 200, json } as Response;
  };
});

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const line = () => document.querySelector(".standing");
const pass = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * minute);

/** Follows a site, each time with a state of its own, as after a reload. */
function follow(loaded: () => Loaded = () => ({ entries: [], assets: [] })) {
  let followed = followSite;
  jest.isolateModules(() => {
    followed = require("../../../../../src/editors/browser/gate/standing").followSite;
  });
  return followed(loaded);
}

it("says since when a save waits, and when it is published, and then asks no more", async () => {
  answer = before;
  const onSave = follow();
  await pass(1);
  expect(line()?.textContent).toBe("Objavljeno: 25. 11. u 10:04.");
  const asked = requests;
  await pass(5);
  expect(requests).toBe(asked);
  onSave(new Date());
  await pass(4);
  expect(line()?.textContent).toMatch(/^Čeka objavu od 25\. 11\. u 10:11\./);
  answer = new Date(now.getTime() + 6 * minute);
  await pass(1);
  expect(line()?.textContent).toBe("Objavljeno: 25. 11. u 10:11.");
});

it("says after half an hour that a save is not published, after a reload too", async () => {
  answer = before;
  follow()(now);
  await pass(29);
  expect(line()?.textContent).toContain("Čeka objavu");
  await pass(2);
  const late = "25. 11. u 10:05 još nije objavljeno";
  expect(line()?.textContent).toContain(late);
  line()?.replaceChildren();
  follow();
  await pass(1);
  expect(line()?.textContent).toContain(late);
});

it("goes on when the site was out of reach", async () => {
  answer = 0;
  follow()(now);
  await pass(1);
  answer = now;
  await pass(1);
  expect(line()?.textContent).toContain("Objavljeno");
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
