import { revealTarget, revealTargetOnLoad } from "../../../src/shell/page-transition/reveal";

const section = () => document.querySelector("details") as HTMLDetailsElement;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML =
    '<main id="main"><details><summary>Upis</summary><p id="upis">Papiri</p></details></main>';
});

afterEach(() => window.history.replaceState(null, "", "/"));

const go = (hash: string) => window.history.replaceState(null, "", `/program${hash}`);

it("opens the section that the address names, and puts focus on its row", () => {
  go("#upis");
  expect(revealTarget()).toBe(true);
  expect(section().open).toBe(true);
  expect(document.activeElement?.textContent).toBe("Upis");
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

it("leaves alone on loading what the browser has opened", () => {
  go("#upis");
  section().open = true;
  revealTargetOnLoad();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

// A link that a messenger has cut, or somebody has typed.
it.each(["", "#", "#main", "#nema", "#%", "#%E0%A4%A"])("does nothing for %j", (hash) => {
  go(hash);
  expect(revealTarget()).toBe(false);
  revealTargetOnLoad();
  expect(section().open).toBe(false);
});
