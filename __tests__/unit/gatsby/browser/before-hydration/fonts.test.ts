import { loadFonts } from "../../../../../src/gatsby/browser/before-hydration/fonts";

let requested: string[];
let failing: string | undefined;
let reportPaint: (name: string) => void;

beforeEach(() => {
  requested = [];
  failing = undefined;
  localStorage.clear();
  document.body.replaceChildren();
  document.head.replaceChildren();
  document.documentElement.className = "";
  class Observer {
    constructor(callback: (list: unknown) => void) {
      reportPaint = (painted) =>
        callback({ getEntriesByName: (name: string) => (name === painted ? [{}] : []) });
    }
    observe() {}
  }
  const load = (font: string) => {
    requested.push(font);
    return font === failing ? Promise.reject(new Error("404")) : Promise.resolve([]);
  };
  Object.assign(window, { PerformanceObserver: Observer });
  Object.defineProperty(document, "fonts", { configurable: true, value: { load } });
});

it("uses one font if the other fails to load, and does not treat them as cached", async () => {
  failing = "1em Figtree";
  const settled = loadFonts();
  reportPaint("first-contentful-paint");
  await settled;
  expect(document.documentElement).not.toHaveClass("fallback");
  expect(localStorage).toHaveLength(0);
});

it("waits for a photo above the fold, but not for one that is still loading", async () => {
  const photo = document.createElement("img");
  photo.setAttribute("fetchpriority", "high");
  photo.decode = () => new Promise(() => {});
  document.body.replaceChildren(photo);
  const settled = loadFonts();
  reportPaint("first-contentful-paint");
  await new Promise((done) => setTimeout(done, 60));
  expect(requested).toEqual([]);
  await settled;
  expect(requested).toHaveLength(2);
});
