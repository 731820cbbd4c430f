import { fontsSettled, loadFonts } from "../../../src/shell/late-fonts";

class Rule {
  constructor(readonly style: { getPropertyValue(name: string): string }) {}
}

const rule = (family: string) =>
  new Rule({
    getPropertyValue: (name) => (name === "font-family" ? `"${family}"` : `${name} of it`),
  });

class Face {
  constructor(
    readonly family: string,
    readonly source: string,
  ) {
    asked.push(this);
  }
  load = () =>
    this.family === "Broken" ? Promise.reject(new Error("404")) : Promise.resolve(this);
}

let asked: Face[] = [];
let used: Face[] = [];
let tellOfPaint: (name: string) => void;

/** The frame that the code waits for, and what follows it. */
const nextFrame = () => new Promise((done) => setTimeout(done, 50));
const settled = () => Reflect.get(window, fontsSettled) as Promise<void>;

function run(families: readonly string[]): void {
  const noscript = { cssRules: families.map(rule) };
  Object.defineProperty(document, "styleSheets", {
    configurable: true,
    value: [{ cssRules: [{}, noscript] }],
  });
  new Function(loadFonts)();
}

function addPhoto(decode: () => Promise<void>): void {
  const photo = document.createElement("img");
  photo.setAttribute("fetchpriority", "high");
  photo.decode = decode;
  document.body.replaceChildren(photo);
}

beforeEach(() => {
  asked = [];
  used = [];
  document.body.replaceChildren();
  class Observer {
    constructor(callback: (list: unknown, observer: Observer) => void) {
      tellOfPaint = (painted) =>
        callback({ getEntriesByName: (name: string) => (name === painted ? [{}] : []) }, this);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { PerformanceObserver: Observer, FontFace: Face, CSSFontFaceRule: Rule });
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { add: (face: Face) => used.push(face) },
  });
});

it("asks for the fonts of the styles once something more than the ground is painted", async () => {
  run(["Platypi", "Figtree"]);
  tellOfPaint("first-paint");
  await nextFrame();
  expect(asked).toEqual([]);
  tellOfPaint("first-contentful-paint");
  await settled();
  expect(asked).toMatchObject([
    { family: "Platypi", source: "src of it" },
    { family: "Figtree", source: "src of it" },
  ]);
  expect(used).toEqual(asked);
});

it("uses the others when one cannot be had", async () => {
  run(["Broken", "Figtree"]);
  tellOfPaint("first-contentful-paint");
  await settled();
  expect(used).toMatchObject([{ family: "Figtree" }]);
});

it.each([
  ["is decoded", (done: () => void) => done()],
  ["turns out to be broken", (_: () => void, fail: () => void) => fail()],
])("waits until the photo %s", async (_, end) => {
  let settle = () => {};
  const decoding = new Promise<void>((done, fail) => {
    settle = () => end(done, () => fail(new Error("broken")));
  });
  addPhoto(() => decoding);
  run(["Figtree"]);
  tellOfPaint("first-contentful-paint");
  await nextFrame();
  expect(asked).toEqual([]);
  settle();
  await settled();
  expect(used).toHaveLength(1);
});

it("does not wait long for a photo that is on its way", async () => {
  addPhoto(() => new Promise(() => {}));
  run(["Figtree"]);
  tellOfPaint("first-contentful-paint");
  await settled();
  expect(used).toHaveLength(1);
});
