/** @jest-environment jsdom */
import { ask, tell } from "../../../../src/editor/base/ask";

const words = () => [...document.querySelectorAll(".ask p")].map(({ textContent }) => textContent);
const answer = (value: string) =>
  document.querySelector<HTMLElement>(`.ask button[value="${value}"]`)?.click();
/** Lets the next dialog open. */
const pause = () => new Promise((done) => setTimeout(done));

// jsdom's own dialogs have no value.
beforeAll(() => {
  HTMLDialogElement.prototype.close = function close(value = "") {
    this.returnValue = value;
    this.dispatchEvent(new Event("close"));
  };
});

const leaving = { question: "Želite li otići?", yes: "Otiđi", no: "Ostani" };

it("asks and tells one thing after the other", async () => {
  const answers = [ask(leaving), ask({ ...leaving, question: "A sada?" })];
  const told = tell("Nije sačuvano.");
  await pause();
  expect(words()).toEqual(["Želite li otići?"]);
  answer("");
  expect(await answers[0]).toBe(false);
  await pause();
  expect(words()).toEqual(["A sada?"]);
  answer("yes");
  expect(await answers[1]).toBe(true);
  await pause();
  expect(words()).toEqual(["Nije sačuvano."]);
  answer("");
  await told;
  expect(words()).toEqual([]);
});
