import { loadFonts } from "../../../../../src/gatsby/browser/first-view/fonts";

let asked: string[];
let broken: string | undefined;
let tellOfPaint: (name: string) => void;

const nextFrames = () => new Promise((done) => setTimeout(done, 60));
const usesStandIns = () => document.documentElement.classList.contains("stand-ins");

function addPhoto(decode: () => Promise<void>): void {
  const photo = document.createElement("img");
  photo.setAttribute("fetchpriority", "high");
  photo.decode = decode;
  document.body.replaceChildren(photo);
}

/** Begins, and lets the page be painted. */
async function loadAfterPaint(): Promise<void> {
  const settled = loadFonts();
  tellOfPaint("first-contentful-paint");
  await settled;
}

beforeEach(() => {
  asked = [];
  broken = undefined;
  localStorage.clear();
  document.body.replaceChildren();
  document.head.replaceChildren();
  document.documentElement.className = "";
  class Observer {
    constructor(callback: (list: unknown) => void) {
      tellOfPaint = (painted) =>
        callback({ getEntriesByName: (name: string) => (name === painted ? [{}] : []) });
    }
    observe() {}
  }
  const load = (font: string) => {
    asked.push(font);
    return font === broken ? Promise.reject(new Error("404")) : Promise.resolve([]);
  };
  Object.assign(window, { PerformanceObserver: Observer });
  Object.defineProperty(document, "fonts", { configurable: true, value: { load } });
});

// A browser test shows that they are asked for after the paint, and at once where they are cached.
it("takes files of a later build for new ones, though older ones are in the cache", async () => {
  await loadAfterPaint();
  expect(asked).toEqual(["700 1em Platypi", "1em Figtree"]);
  await loadFonts();
  expect(usesStandIns()).toBe(false);
  localStorage.setItem("fonts", "/static/old.woff2");
  loadFonts();
  expect(usesStandIns()).toBe(true);
});

it("uses the other when one cannot be had, and does not count on the cache", async () => {
  broken = "1em Figtree";
  await loadAfterPaint();
  expect(usesStandIns()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it("does without the browser's storage where it is forbidden", async () => {
  const forbidden = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await loadAfterPaint();
  expect(usesStandIns()).toBe(false);
  forbidden.mockRestore();
});

it.each(["is decoded", "turns out to be broken"])("waits until the photo %s", async (end) => {
  let settle = () => {};
  const decoding = new Promise<void>((done, fail) => {
    settle = () => (end === "is decoded" ? done() : fail(new Error("broken")));
  });
  addPhoto(() => decoding);
  const settled = loadFonts();
  tellOfPaint("first-contentful-paint");
  await nextFrames();
  expect(asked).toEqual([]);
  settle();
  await settled;
  expect(asked).toHaveLength(2);
});

it("does not wait long for a photo that is on its way", async () => {
  addPhoto(() => new Promise(() => {}));
  await loadAfterPaint();
  expect(asked).toHaveLength(2);
});
