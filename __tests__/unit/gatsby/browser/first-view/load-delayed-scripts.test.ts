import { loadDelayedScripts } from "../../../../../src/gatsby/browser/first-view/load-delayed-scripts";

const files = {
  pagePath: "/program",
  build: "b1",
  scripts: ["/first-0.js", "/app-2.js"],
  data: ["/page-data.json"],
};
const everything = ["/page-data.json", "/first-0.js", "/app-2.js"];
const fontsInUse = Promise.resolve();

/** Starts as in the head, then parses the page to its end. */
async function start(fonts: Promise<unknown> = fontsInUse, onFailure = () => {}): Promise<void> {
  loadDelayedScripts(fonts, onFailure);
  document.body.innerHTML = `<script type="application/json" id="needs">${JSON.stringify(files)}</script>`;
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await jest.advanceTimersByTimeAsync(0);
}

const requested = () =>
  [...document.head.querySelectorAll("script, link")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );

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

it("sets Gatsby's variables for the page and the build at once", async () => {
  await start();
  expect(window.pagePath).toBe("/program");
  expect(window.___webpackCompilationHash).toBe("b1");
  expect(window.___chunkMapping).toEqual({});
  expect(requested()).toEqual([]);
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

it("waits for the fonts and for the frame that paints them", async () => {
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
    expect(requested()).toEqual([]);
    frames.mock.calls[painted - 1]?.[0](0);
  }
  await jest.advanceTimersByTimeAsync(100);
  expect(requested()).toEqual(everything);
  frames.mockRestore();
});

it("requests each file in a task of its own, and keeps the order of execution", async () => {
  await start();
  const tasks = jest.spyOn(window, "setTimeout");
  window.dispatchEvent(new Event("keydown"));
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  const seen = tasks.mock.calls.map(([task]) => {
    task();
    return requested();
  });
  tasks.mockRestore();
  expect(seen).toEqual(everything.map((_, index) => everything.slice(0, index + 1)));
  const scripts = [...document.head.querySelectorAll("script")];
  expect(scripts.map((script) => script.async)).toEqual([false, false]);
});

it.each(["pointerdown", "keydown"])(
  "does not wait after a %s, even during parsing",
  async (type) => {
    loadDelayedScripts(fontsInUse, () => {});
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

it("calls onFailure for a script that fails to load", async () => {
  const onFailure = jest.fn();
  await start(fontsInUse, onFailure);
  window.dispatchEvent(new Event("keydown"));
  await jest.advanceTimersByTimeAsync(1);
  document.head.querySelector("script")?.dispatchEvent(new Event("error"));
  expect(onFailure).toHaveBeenCalledTimes(1);
});
