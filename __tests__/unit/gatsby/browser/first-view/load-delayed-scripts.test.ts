import { loadDelayedScripts } from "../../../../../src/gatsby/browser/first-view/load-delayed-scripts";

const needs = {
  pagePath: "/program",
  build: "b1",
  scripts: ["/first-0.js", "/app-2.js"],
  data: ["/page-data.json"],
};
const everything = ["/page-data.json", "/first-0.js", "/app-2.js"];
const fontsInUse = Promise.resolve();

/** Begins as in the head, then lets the parser come to the page's end. */
async function start(fonts: Promise<unknown> = fontsInUse, onFailure = () => {}): Promise<void> {
  loadDelayedScripts(fonts, onFailure);
  document.body.innerHTML = `<script type="application/json" id="needs">${JSON.stringify(needs)}</script>`;
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await jest.advanceTimersByTimeAsync(0);
}

const asked = () =>
  [...document.head.querySelectorAll("script, link")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});

afterEach(async () => {
  // What a test has begun must not go on in the next one.
  await jest.advanceTimersByTimeAsync(10_000);
  window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
});

it("tells Gatsby at once which page and which build this is", async () => {
  await start();
  expect(window.pagePath).toBe("/program");
  expect(window.___webpackCompilationHash).toBe("b1");
  expect(window.___chunkMapping).toEqual({});
  expect(asked()).toEqual([]);
});

it("asks for all of it in the frame after the page has loaded, once", async () => {
  await start();
  await jest.advanceTimersByTimeAsync(100);
  expect(asked()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(asked()).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(asked()).toEqual(everything);
  window.dispatchEvent(new Event("pointerdown"));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(asked()).toEqual(everything);
});

it("lets the fonts come first, and a frame pass that shows them", async () => {
  const frames = jest.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  let settle = () => {};
  await start(
    new Promise<void>((done) => {
      settle = done;
    }),
  );
  window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(1000);
  expect(frames).not.toHaveBeenCalled();
  settle();
  for (const painted of [1, 2]) {
    await jest.advanceTimersByTimeAsync(100);
    expect(frames).toHaveBeenCalledTimes(painted);
    expect(asked()).toEqual([]);
    frames.mock.calls[painted - 1]?.[0](0);
  }
  await jest.advanceTimersByTimeAsync(100);
  expect(asked()).toEqual(everything);
  frames.mockRestore();
});

it("asks for each in a task of its own, and runs them in their order", async () => {
  await start();
  const tasks = jest.spyOn(window, "setTimeout");
  window.dispatchEvent(new Event("keydown"));
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  const seen = tasks.mock.calls.map(([task]) => {
    task();
    return asked();
  });
  tasks.mockRestore();
  expect(seen).toEqual(everything.map((_, index) => everything.slice(0, index + 1)));
  const scripts = [...document.head.querySelectorAll("script")];
  expect(scripts.map((script) => script.async)).toEqual([false, false]);
});

it.each(["pointerdown", "keydown"])(
  "does not wait after a %s, even before the end",
  async (type) => {
    loadDelayedScripts(fontsInUse, () => {});
    window.dispatchEvent(new Event(type));
    await start();
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual(expect.arrayContaining(everything));
  },
);

it("waits 4 s at most for a page that does not finish loading", async () => {
  await start();
  await jest.advanceTimersByTimeAsync(3990);
  expect(asked()).toEqual([]);
  await jest.advanceTimersByTimeAsync(20);
  expect(asked()).toEqual(everything);
});

it("says when a script cannot be had", async () => {
  const onFailure = jest.fn();
  await start(fontsInUse, onFailure);
  window.dispatchEvent(new Event("keydown"));
  await jest.advanceTimersByTimeAsync(1);
  document.head.querySelector("script")?.dispatchEvent(new Event("error"));
  expect(onFailure).toHaveBeenCalledTimes(1);
});
