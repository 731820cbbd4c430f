import { loadFonts } from "../../../../../src/gatsby/browser/before-hydration/fonts";

let requested: string[];
let failing: string | undefined;
let reportPaint: (name: string) => void;

const nextFrames = () => new Promise((done) => setTimeout(done, 60));
const usesFallbackFonts = () => document.documentElement.classList.contains("fallback");

function addPhoto(decode: () => Promise<void>): void {
  const photo = document.createElement("img");
  photo.setAttribute("fetchpriority", "high");
  photo.decode = decode;
  document.body.replaceChildren(photo);
}

/** Loads the fonts, with the page painted at once. */
async function loadAfterPaint(): Promise<void> {
  const settled = loadFonts();
  reportPaint("first-contentful-paint");
  await settled;
}

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
  await loadAfterPaint();
  expect(usesFallbackFonts()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it.each(["is decoded", "fails to decode"])("waits until the photo %s", async (end) => {
  let settle = () => {};
  const decoding = new Promise<void>((done, fail) => {
    settle = () => (end === "is decoded" ? done() : fail(new Error("broken")));
  });
  addPhoto(() => decoding);
  const settled = loadFonts();
  reportPaint("first-contentful-paint");
  await nextFrames();
  expect(requested).toEqual([]);
  settle();
  await settled;
  expect(requested).toHaveLength(2);
});

it("limits the wait for a photo that is still loading", async () => {
  addPhoto(() => new Promise(() => {}));
  await loadAfterPaint();
  expect(requested).toHaveLength(2);
});
