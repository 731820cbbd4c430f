import { rememberSubmit } from "../../../../../src/gatsby/browser/first-view/early-submit";

const find = <Kind extends HTMLElement>(selector: string) => {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const form = () => find("form");
const press = () => find("button").click();

/** Submits that reach React's listener, which is below the document. */
const submitted = jest.fn((event: Event) => event.preventDefault());

let onFailure: () => unknown;

beforeEach(() => {
  document.documentElement.className = "";
  document.body.innerHTML =
    '<div><form method="dialog"><button type="submit">Send</button></form></div>';
  submitted.mockClear();
  find("div").addEventListener("submit", submitted);
  onFailure = rememberSubmit();
});

afterEach(() => window.sendEarly?.());

it("submits once after hydration what was submitted before, and then nothing more", () => {
  press();
  press();
  expect(submitted).not.toHaveBeenCalled();
  expect(form()).toHaveAttribute("aria-busy", "true");
  window.sendEarly?.();
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(form()).not.toHaveAttribute("aria-busy");
  press();
  expect(submitted).toHaveBeenCalledTimes(2);
});

it("marks the form as unusable if the scripts fail, until the page is hydrated after all", () => {
  press();
  onFailure();
  expect(document.documentElement).toHaveClass("failed");
  expect(form()).not.toHaveAttribute("aria-busy");
  window.sendEarly?.();
  expect(document.documentElement).not.toHaveClass("failed");
  // What fails later has nothing to do with the form, unless React itself fails.
  onFailure();
  expect(document.documentElement).not.toHaveClass("failed");
  window.onScriptsFailed?.();
  expect(document.documentElement).toHaveClass("failed");
});
