import { delayScripts } from "../../../src/build/late-scripts";
import { fontsSettled } from "../../../src/shell/late-fonts";

jest.mock("../../../src/shell/late-fonts", () => ({
  fontsSettled: "fontsSettled",
  loadFonts: 'window.fonts="c";',
}));

const inline =
  '<script\n  id="gatsby-chunk-mapping"\n>window.___chunkMapping="a";</script><script>window.hash="b";</script>';
const bundles =
  '<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>';
const page = (scripts: string) =>
  `<body><p>$& tekst</p><script>window.fonts="c";</script><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`;
const needs = {
  pagePath: "/program",
  scripts: ["/first-0.js", "/app-2.js"],
  data: ["/page-data.json"],
};
const delayed = delayScripts(page(inline + bundles), needs);

const [, code = ""] = /<script>([\s\S]*)<\/script>/.exec(delayed) ?? [];

/** Runs the page's script in the test's own document. */
function run(): void {
  const [data = ""] = /<script type="application\/json"[\s\S]*?<\/script>/.exec(delayed) ?? [];
  document.body.innerHTML = data;
  new Function(code)();
}

const asked = () =>
  [...document.head.querySelectorAll("script, link")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );
const everything = ["/page-data.json", "/first-0.js", "/app-2.js"];

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, fontsSettled);
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
});

afterEach(() => jest.useRealTimers());

it("makes one inline script of all, and leaves none that the browser would ask for", () => {
  expect(delayed).not.toContain("<script src");
  expect(delayed.match(/<script>/g)).toHaveLength(1);
  expect(delayed).toContain('window.fonts="c";window.___chunkMapping={};window.hash="b";');
  expect(delayed).toContain("<p>$& tekst</p>");
});

it("does nothing to a page where that has been done, and refuses an unknown one", () => {
  expect(delayScripts(delayed, needs)).toBe(delayed);
  expect(() => delayScripts("<body></body>", needs)).toThrow("Gatsby's scripts");
});

it("calls for the fonts in a page as well that Gatsby has kept, with its end written anew", () => {
  const kept = page(inline + bundles).replace('<script>window.fonts="c";</script>', "");
  expect(delayScripts(kept, needs)).toBe(delayed);
});

it("is the same code in every page", () => {
  const other = delayScripts(page(inline + bundles), { pagePath: "/", scripts: [], data: [] });
  expect(other).toContain(`<script>${code}</script>`);
});

it("asks for all of it in the frame after the page has loaded, once", async () => {
  run();
  expect(window).toHaveProperty("pagePath", "/program");
  await jest.advanceTimersByTimeAsync(100);
  expect(asked()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(asked()).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(asked()).toEqual(everything);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(asked()).toEqual(everything);
});

it("lets the fonts come first", async () => {
  let settle = () => {};
  Object.assign(window, {
    [fontsSettled]: new Promise<void>((resolve) => {
      settle = resolve;
    }),
  });
  run();
  window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(1000);
  expect(asked()).toEqual([]);
  settle();
  await jest.advanceTimersByTimeAsync(100);
  expect(asked()).toEqual(everything);
});

it("lets a frame pass that shows them", async () => {
  const frames = jest.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  run();
  window.dispatchEvent(new Event("load"));
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

it("asks for each in a task of its own", () => {
  run();
  const tasks = jest.spyOn(window, "setTimeout");
  window.dispatchEvent(new Event("keydown"));
  const seen = tasks.mock.calls.map(([task]) => {
    task();
    return asked();
  });
  tasks.mockRestore();
  expect(seen).toEqual(everything.map((_, index) => everything.slice(0, index + 1)));
});

it("runs the scripts in their order", async () => {
  run();
  window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(100);
  const scripts = [...document.head.querySelectorAll("script")];
  expect(scripts.map((script) => script.async)).toEqual([false, false]);
});

it.each(["pointerdown", "keydown"])("does not wait after a %s", (type) => {
  run();
  window.dispatchEvent(new Event(type));
  jest.advanceTimersByTime(1);
  expect(asked()).toEqual(everything);
});

it("waits 4 s at most for a page that does not finish loading", () => {
  run();
  jest.advanceTimersByTime(3999);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1);
  jest.advanceTimersByTime(1);
  expect(asked()).toEqual(everything);
});
