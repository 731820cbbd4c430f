import { delayScripts } from "../../../src/build/late-scripts";

const inline =
  '<script\n  id="gatsby-chunk-mapping"\n>window.___chunkMapping="a";</script><script>window.hash="b";</script>';
const bundles =
  '<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>';
const page = (scripts: string) =>
  `<style>@font-face{font-family:Igra;font-weight:400;src:url(/igra.woff2)}</style><body><p>$& tekst</p><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`;
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

/** The fonts that were asked for, and what ends the wait for each. */
const loading = new Map<string, { done: () => void; fail: () => void }>();
const shown: string[] = [];

class Face {
  constructor(readonly family: string) {}
  load() {
    return new Promise<Face>((resolve, reject) => {
      loading.set(this.family, { done: () => resolve(this), fail: () => reject(new Error()) });
    });
  }
}

const navigation = { transferSize: 900, encodedBodySize: 600 };

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  loading.clear();
  shown.length = 0;
  Object.assign(window, { FontFace: Face });
  Object.assign(document, { fonts: { add: ({ family }: Face) => shown.push(family) } });
  Object.assign(performance, { getEntriesByType: () => [navigation] });
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
});

afterEach(() => {
  // The window outlives the test: what still waits in it is let go.
  window.dispatchEvent(new Event("keydown"));
  jest.useRealTimers();
});

async function paint(): Promise<void> {
  window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(100);
}

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

it("asks for the fonts in the frame after the page has loaded, then for the rest, once", async () => {
  run();
  await jest.advanceTimersByTimeAsync(100);
  expect([...loading.keys()]).toEqual([]);
  await paint();
  expect([...loading.keys()]).toEqual(["Igra"]);
  expect(asked()).toEqual([]);
  loading.get("Igra")?.done();
  await jest.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["Igra"]);
  expect(asked()).toEqual(everything);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(asked()).toEqual(everything);
});

it("runs the scripts in their order", async () => {
  run();
  await paint();
  loading.get("Igra")?.done();
  await jest.advanceTimersByTimeAsync(0);
  const scripts = [...document.head.querySelectorAll("script")];
  expect(scripts.map((script) => script.async)).toEqual([false, false]);
});

it("does without a font that cannot be loaded", async () => {
  run();
  await paint();
  loading.get("Igra")?.fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([]);
  expect(asked()).toEqual(everything);
});

it("shows the fonts at once to those whose page was in the cache", () => {
  run();
  window.dispatchEvent(new Event("DOMContentLoaded"));
  expect([...loading.keys()]).toEqual([]);
  navigation.transferSize = 300;
  window.dispatchEvent(new Event("DOMContentLoaded"));
  expect([...loading.keys()]).toEqual(["Igra"]);
  expect(asked()).toEqual([]);
});

it.each(["pointerdown", "keydown"])("does not wait after a %s", (type) => {
  run();
  window.dispatchEvent(new Event(type));
  expect(asked()).toEqual(everything);
  expect([...loading.keys()]).toEqual(["Igra"]);
});

it("waits 4 s at most for a page or a font that does not finish loading", async () => {
  run();
  await paint();
  await jest.advanceTimersByTimeAsync(3899);
  expect(asked()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual(everything);
});
