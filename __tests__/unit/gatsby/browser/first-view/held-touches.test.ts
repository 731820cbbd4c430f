import { holdTouches } from "../../../../../src/gatsby/browser/first-view/held-touches";

const find = <Kind extends HTMLElement>(selector: string) => {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const photo = () => find("a[data-live]");
const isBusy = (element: HTMLElement) => element.getAttribute("aria-busy") === "true";

let giveUp: () => void;
/** What the page's own code, below the document, gets to see. */
let seen: string[];

beforeEach(() => {
  document.documentElement.className = "";
  document.body.innerHTML = `<div>
    <a data-live href="#slika-1"><img alt=""></a><a id="page" href="#page">Page</a>
    <form method="dialog"><button>Send</button></form>
  </div>`;
  seen = [];
  for (const type of ["click", "submit"]) {
    find("div").addEventListener(type, (event) => {
      seen.push(`${type} ${(event.target as Element).tagName}`);
      // jsdom can neither follow a link nor submit a form.
      if (type === "submit" || event.target === photo()) event.preventDefault();
    });
  }
  giveUp = holdTouches();
});

afterEach(() => window.releaseTouches?.());

it("shows at once that a photo was touched, and touches it once the page answers, once", () => {
  find("img").click();
  photo().click();
  expect(isBusy(photo())).toBe(true);
  expect(seen).toEqual([]);
  window.releaseTouches?.();
  expect(seen).toEqual(["click A"]);
  expect(isBusy(photo())).toBe(false);
  window.releaseTouches?.();
  expect(seen).toEqual(["click A"]);
});

it("sends a form once, however often its button was pressed", () => {
  find("button").click();
  find("button").click();
  expect(isBusy(find("form"))).toBe(true);
  expect(seen.filter((what) => what.startsWith("submit"))).toEqual([]);
  seen = [];
  window.releaseTouches?.();
  expect(seen).toEqual(["submit FORM"]);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  "leaves a click that opens elsewhere to the browser: %j",
  (how) => {
    photo().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
    expect(seen).toEqual(["click A"]);
    expect(isBusy(photo())).toBe(false);
  },
);

it("leaves links to pages to the browser", () => {
  find("#page").click();
  expect(seen).toEqual(["click A"]);
  expect(isBusy(find("#page"))).toBe(false);
});

it("keeps nothing once the page answers", () => {
  window.releaseTouches?.();
  photo().click();
  expect(seen).toEqual(["click A"]);
  expect(isBusy(photo())).toBe(false);
});

it("follows the link, and says that the form cannot send, when the scripts cannot be had", () => {
  photo().click();
  giveUp();
  expect(seen).toEqual(["click A"]);
  expect(document.documentElement).toHaveClass("scriptless");
});
