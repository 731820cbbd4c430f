/** @jest-environment jsdom */
import { askToConfirm, showMessage } from "../../../../src/editor/base/dialogs";

const getMessages = () =>
  [...document.querySelectorAll(".editor-dialog p")].map(({ textContent }) => textContent);
const clickAnswer = (value: string) =>
  document.querySelector<HTMLElement>(`.editor-dialog button[value="${value}"]`)?.click();
/** Let the next dialog open. */
const pause = () => new Promise((done) => setTimeout(done));

// jsdom's own dialogs have no value.
beforeAll(() => {
  HTMLDialogElement.prototype.close = function close(value = "") {
    this.returnValue = value;
    this.dispatchEvent(new Event("close"));
  };
});

const leaving = { message: "Želite li otići?", confirm: "Otiđi", dismiss: "Ostani" };

it("opens one dialog after the other", async () => {
  const answers = [askToConfirm(leaving), askToConfirm({ ...leaving, message: "A sada?" })];
  const shown = showMessage("Nije sačuvano.");
  await pause();
  expect(getMessages()).toEqual(["Želite li otići?"]);
  clickAnswer("");
  expect(await answers[0]).toBe(false);
  await pause();
  expect(getMessages()).toEqual(["A sada?"]);
  clickAnswer("yes");
  expect(await answers[1]).toBe(true);
  await pause();
  expect(getMessages()).toEqual(["Nije sačuvano."]);
  clickAnswer("");
  await shown;
  expect(getMessages()).toEqual([]);
});
