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

it("opens and closes dialogs in a browser without commandfor", () => {
  find("#other").click();
  expect(menu().open).toBe(false);
  find("#open").click();
  expect(menu().open).toBe(true);
  find("#close").click();
  expect(menu().open).toBe(false);
  // A click on text or on a link closes it too.
  for (const selector of ["p", "a"]) {
    menu().showModal();
    find(selector).click();
    expect(menu().open).toBe(false);
  }
});

it("leaves the buttons to a browser with commandfor", () => {
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

it("drops the second click of a double click, whatever is under the pointer by then", () => {
  const at = (selector: string, clientX: number) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX });
    find(selector).dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(at("#open", 300)).toBe(false);
  expect(at("#close", 302)).toBe(true);
  expect(menu().open).toBe(true);
  expect(at("#close", 100)).toBe(false);
  expect(menu().open).toBe(false);
  expect(at("#open", 101)).toBe(true);
  expect(menu().open).toBe(false);
});
