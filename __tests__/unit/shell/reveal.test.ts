/** @jest-environment jsdom */
import { revealTarget, revealTargetOnLoad } from "../../../src/shell/page-transition/reveal";

const section = () => document.querySelector("details") as HTMLDetailsElement;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML =
    '<main id="main"><details><summary>Upis</summary><p id="upis">Papiri</p></details></main>';
});

afterEach(() => window.history.replaceState(null, "", "/"));

const go = (hash: string) => window.history.replaceState(null, "", `/program${hash}`);

// A link that was truncated by a messenger or mistyped.
it.each(["", "#", "#main", "#nema", "#%", "#%E0%A4%A"])("does nothing for %j", (hash) => {
  go(hash);
  expect(revealTarget()).toBe(false);
  revealTargetOnLoad();
  expect(section().open).toBe(false);
});
