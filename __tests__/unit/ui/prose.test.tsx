/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { Prose } from "../../../src/ui/prose/prose";

jest.mock("gatsby", () => ({ navigate: jest.fn() }));

const html =
  '<p><a href="/gallery"><b>Galerija</b></a> <a href="https://example.com/">Vani</a> <a href="mailto:a@b.ba">E-mail</a> <a href="//example.com/x">Bez sheme</a> <a href="/files/zahtjev.pdf#page=2">Zahtjev</a> <i>Tekst</i></p>';

/** Click a text. Return whether the browser was kept from following the link itself. */
function click(text: string, options: MouseEventInit = {}): boolean {
  render(<Prose html={html} />);
  const element = screen.getByText(text);
  const event = createEvent.click(element, { button: 0, ...options });
  let wasStopped = false;
  element.addEventListener("click", (late) => {
    wasStopped = late.defaultPrevented;
    // jsdom cannot leave the page; it would only complain.
    late.preventDefault();
  });
  fireEvent(element, event);
  return wasStopped;
}

beforeEach(() => jest.mocked(navigate).mockClear());

it("running text navigates within the site without a page load", () => {
  expect(click("Galerija")).toBe(true);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith("/gallery");
});

it.each(["Vani", "E-mail", "Bez sheme", "Tekst", "Zahtjev"])(
  "running text leaves a click on %s to the browser",
  (text) => {
    expect(click(text)).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  },
);

// For a new tab or window, and with the Alt key to save the address.
it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])("running text leaves a click with %j to the browser", (options) => {
  expect(click("Galerija", options)).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});
