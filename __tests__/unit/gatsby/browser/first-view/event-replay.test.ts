import { holdEvents } from "../../../../../src/gatsby/browser/first-view/event-replay";

const find = <Kind extends HTMLElement>(selector: string) => {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const photo = () => find("a[data-live]");
const isBusy = (element: HTMLElement) => element.getAttribute("aria-busy") === "true";

/** Events that reach React's listeners, which are below the document. */
let seen: string[];

beforeEach(() => {
  document.documentElement.className = "";
  document.body.innerHTML = `<div>
    <a data-live href="#slika-1"><img alt=""></a><a id="page" href="#page">Page</a>
    <form method="dialog"><button type="submit">Send</button></form>
  </div>`;
  seen = [];
  for (const type of ["click", "submit"]) {
    find("div").addEventListener(type, (event) => {
      seen.push(`${type} ${(event.target as Element).tagName}`);
      // jsdom can neither follow a link nor submit a form.
      if (type === "submit" || event.target === photo()) event.preventDefault();
    });
  }
  holdEvents();
});

afterEach(() => window.replayEvents?.());

// __tests__/browser/first-touch.test.ts tests which events are held back and what is shown meanwhile.
it("replays repeated clicks and submits once", () => {
  find("img").click();
  photo().click();
  find("button").click();
  find("button").click();
  expect([isBusy(photo()), isBusy(find("form"))]).toEqual([true, true]);
  seen = [];
  window.replayEvents?.();
  window.replayEvents?.();
  expect(seen.sort()).toEqual(["click A", "click BUTTON", "submit FORM"]);
});

const thrownIn = (filename: string) =>
  window.dispatchEvent(new ErrorEvent("error", { filename, error: new Error("broken") }));

it("gives up when a script of the site throws, until the page is hydrated after all", () => {
  photo().click();
  thrownIn("http://localhost/contact");
  expect(seen).toEqual([]);
  thrownIn("http://localhost/app-1.js");
  expect(seen).toEqual(["click A"]);
  expect(document.documentElement).toHaveClass("failed");
  window.replayEvents?.();
  expect(document.documentElement).not.toHaveClass("failed");
  thrownIn("http://localhost/app-1.js");
  expect(document.documentElement).not.toHaveClass("failed");
});

it("replays even if a handler throws", () => {
  const broken = jest.fn((event: Event) => {
    event.preventDefault();
    throw new Error("broken");
  });
  const ignore = (event: Event) => event.preventDefault();
  window.addEventListener("error", ignore);
  find("form").addEventListener("submit", broken);
  find("button").click();
  photo().click();
  seen = [];
  expect(() => window.replayEvents?.()).not.toThrow();
  expect(broken).toHaveBeenCalledTimes(1);
  expect(seen).toContain("click A");
  window.removeEventListener("error", ignore);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  "leaves a click with a modifier or another button to the browser: %j",
  (how) => {
    photo().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
    expect(seen).toEqual(["click A"]);
    expect(isBusy(photo())).toBe(false);
  },
);

it("leaves links to pages to the browser, and after hydration everything", () => {
  find("#page").click();
  expect(isBusy(find("#page"))).toBe(false);
  window.replayEvents?.();
  photo().click();
  expect(isBusy(photo())).toBe(false);
  expect(seen).toEqual(["click A", "click A"]);
});

it("follows the link, and marks the form as unusable, if the scripts fail to load", () => {
  photo().click();
  window.onScriptsFailed?.();
  expect(seen).toEqual(["click A"]);
  expect(document.documentElement).toHaveClass("failed");
});
