/** @jest-environment jsdom */
import { onClientEntry } from "../../../../src/gatsby/browser/browser";

test("only a reload restores the scroll position", () => {
  onClientEntry();
  const seen = ["", "pagehide", "pageshow", "pagehide"].map((type) => {
    if (type) window.dispatchEvent(new Event(type));
    return window.history.scrollRestoration;
  });
  expect(seen).toEqual(["manual", "auto", "manual", "auto"]);
});
