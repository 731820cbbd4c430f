import { delayScripts } from "../../../src/build/late-scripts";

const inline =
  '<script\n  id="gatsby-chunk-mapping"\n>window.___chunkMapping="a";</script><script>window.hash="b";</script>';
const bundles =
  '<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>';
const page = (scripts: string) =>
  `<body><p>$& tekst</p><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`;
const needs = { scripts: ["/first-0.js", "/app-2.js"], data: ["/page-data.json"] };
const delayed = delayScripts(page(inline + bundles), needs);

/** Runs the page's script in the test's own document. */
function run(): void {
  const [, code = ""] = /<script>([\s\S]*)<\/script>/.exec(delayed) ?? [];
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
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
});

afterEach(() => jest.useRealTimers());

it("leaves no script that the browser would ask for by itself, and Gatsby's own words", () => {
  expect(delayed).not.toContain("<script src");
  expect(delayed.match(/<script/g)).toHaveLength(1);
  expect(delayed).toContain('window.___chunkMapping={};window.hash="b";');
  expect(delayed).toContain("<p>$& tekst</p>");
});

it("does nothing to a page where that has been done, and refuses an unknown one", () => {
  expect(delayScripts(delayed, needs)).toBe(delayed);
  expect(() => delayScripts("<body></body>", needs)).toThrow("Gatsby's scripts");
});

it("asks for all of it in the frame after the page has loaded, once", () => {
  run();
  jest.advanceTimersByTime(100);
  expect(asked()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(asked()).toEqual(everything);
  jest.advanceTimersByTime(10_000);
  expect(asked()).toEqual(everything);
});

it("runs the scripts in their order", () => {
  run();
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(100);
  const scripts = [...document.head.querySelectorAll("script")];
  expect(scripts.map((script) => script.async)).toEqual([false, false]);
});

it.each(["pointerdown", "keydown"])("does not wait after a %s", (type) => {
  run();
  window.dispatchEvent(new Event(type));
  expect(asked()).toEqual(everything);
});

it("waits 4 s at most for a page that does not finish loading", () => {
  run();
  jest.advanceTimersByTime(3999);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(asked()).toEqual(everything);
});
