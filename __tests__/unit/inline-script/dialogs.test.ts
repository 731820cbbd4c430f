/** @jest-environment jsdom */
import { handleDialogClicks } from "../../../src/inline-script/dialogs";

const find = <Kind extends HTMLElement>(selector: string) => {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const menu = () => find<HTMLDialogElement>("dialog");

handleDialogClicks();

beforeEach(() => {
  document.body.innerHTML = `<button id="open" command="show-modal" commandfor="meni"><svg></svg></button>
    <button id="other">Other</button>
    <dialog id="meni"><button id="close" command="close" commandfor="meni"></button>
    <p>Beside</p><a href="#page">Page</a></dialog>`;
});

it("opens and closes dialogs in a browser without commandfor", () => {
  find("#other").click();
  expect(menu().open).toBe(false);
  find("#open").click();
  expect(menu().open).toBe(true);
  find("#close").click();
  expect(menu().open).toBe(false);
  // A click on text closes it too; of a link, the page that it leads to does.
  menu().showModal();
  find("p").click();
  expect(menu().open).toBe(false);
  menu().showModal();
  find("a").click();
  expect(menu().open).toBe(true);
});
