/** @jest-environment jsdom */
import { revealTarget, revealTargetOnLoad } from "../../../src/shell/page-transition/reveal";

const section = () => document.querySelector("details") as HTMLDetailsElement;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML =
    '<main id="main"><details><summary>Upis</summary><div id="upis"><p id="upis-slika-2">Papiri</p></div></details></main>';
});

afterEach(() => window.history.replaceState(null, "", "/"));

const setHash = (hash: string) => window.history.replaceState(null, "", `/program${hash}`);

// Links that a messenger has truncated, or somebody has mistyped.
it.each(["", "#", "#main", "#nema", "#%", "#%E0%A4%A"])("does nothing for %j", (hash) => {
  setHash(hash);
  expect(revealTarget()).toBe(false);
  revealTargetOnLoad();
  expect(section().open).toBe(false);
});

// A section that was closed has no layout yet, so it scrolls to the section itself; a photo in it has a place.
it.each([
  ["#upis", "DETAILS"],
  ["#upis-slika-2", "P"],
])("opens the section of %s and scrolls to its %s", (hash, name) => {
  setHash(hash);
  expect(revealTarget()).toBe(true);
  expect(section().open).toBe(true);
  const [scrolled] = jest.mocked(Element.prototype.scrollIntoView).mock.contexts;
  expect((scrolled as Element).nodeName).toBe(name);
});
