/** @jest-environment jsdom */
import { loadDeferredScripts } from "../../../src/inline-script/load-deferred-scripts";

const files = {
  pagePath: "/program",
  build: "b1",
  css: "/deferred.1.css",
  scripts: ["/first-0.js", "/app-2.js"],
  data: ["/page-data.json"],
};
const everything = ["/deferred.1.css", "/page-data.json", "/first-0.js", "/app-2.js"];
const fontsInUse = Promise.resolve();

/** Start as in the head, then parse the page to its end. */
async function start(onFailure = () => {}): Promise<void> {
  loadDeferredScripts(fontsInUse, onFailure);
  document.body.innerHTML = `<script type="application/json" id="deferred-files">${JSON.stringify(files)}</script>`;
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await jest.advanceTimersByTimeAsync(0);
}

const requested = () =>
  [...document.head.querySelectorAll("script, link")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );

// jsdom's own document tells late that it has loaded.
beforeAll(() => new Promise((done) => window.addEventListener("load", done)));

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});

afterEach(async () => {
  // Finishes what a test has started.
  await jest.advanceTimersByTimeAsync(10_000);
  window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
});

it("requests everything once, after the load event and a frame", async () => {
  await start();
  await jest.advanceTimersByTimeAsync(100);
  expect(requested()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(requested()).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(requested()).toEqual(everything);
  window.dispatchEvent(new Event("pointerdown"));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(requested()).toEqual(everything);
});

it.each(["pointerdown", "keydown"])(
  "does not wait after a %s, even during parsing",
  async (type) => {
    loadDeferredScripts(fontsInUse, () => {});
    window.dispatchEvent(new Event(type));
    await start();
    await jest.advanceTimersByTimeAsync(1);
    expect(requested()).toEqual(expect.arrayContaining(everything));
  },
);

it("waits at most 4 s for the load event", async () => {
  await start();
  await jest.advanceTimersByTimeAsync(3990);
  expect(requested()).toEqual([]);
  await jest.advanceTimersByTimeAsync(20);
  expect(requested()).toEqual(everything);
});

it("a script of the list fails if it does not load, throws or rejects", async () => {
  const onFailure = jest.fn();
  await start(onFailure);
  window.dispatchEvent(new Event("keydown"));
  await jest.advanceTimersByTimeAsync(1);
  document.head.querySelector("script")?.dispatchEvent(new Event("error"));
  window.dispatchEvent(new ErrorEvent("error", { filename: "http://localhost/app-2.js" }));
  const reason = { stack: "Error: broken\n    at http://localhost/first-0.js:1:20" };
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  expect(onFailure).toHaveBeenCalledTimes(3);
});
