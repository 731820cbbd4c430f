import { openDialogs } from "../../../../../src/gatsby/browser/first-view/dialogs";

const find = <Kind extends HTMLElement>(selector: string) => {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const menu = () => find<HTMLDialogElement>("dialog");

openDialogs();

beforeEach(() => {
  document.body.innerHTML = `<button id="open" command="show-modal" commandfor="meni"><svg></svg></button>
    <button id="other">Other</button>
    <dialog id="meni"><button id="close" command="close" commandfor="meni"></button>
    <p>Beside</p><a href="#page">Page</a></dialog>`;
});

afterEach(() => Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement"));

it("opens and closes in a browser that does not know commands", () => {
  find("#other").click();
  expect(menu().open).toBe(false);
  find("#open").click();
  expect(menu().open).toBe(true);
  find("#close").click();
  expect(menu().open).toBe(false);
  // So does a tap beside its links, and on one of them.
  for (const beside of ["p", "a"]) {
    menu().showModal();
    find(beside).click();
    expect(menu().open).toBe(false);
  }
});

it("leaves the buttons to a browser that knows commands", () => {
  Object.defineProperty(HTMLButtonElement.prototype, "commandForElement", {
    configurable: true,
    value: null,
  });
  find("#open").click();
  expect(menu().open).toBe(false);
  menu().showModal();
  find("#close").click();
  expect(menu().open).toBe(true);
  find("p").click();
  expect(menu().open).toBe(false);
});
