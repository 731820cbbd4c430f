/** @jest-environment node */
import { rowFrom } from "../../../src/shell/header/row";
import { breakpoints } from "../../../src/site";

const five = ["Početna", "Program", "Galerija", "O nama", "Zakaži posjetu"];

it("a menu of five entries stands in a row from the breakpoint on", () => {
  expect(rowFrom(five)).toBe(breakpoints.menu);
});

it("a menu of seven entries needs more, and one of very many has no row", () => {
  const seven = [...five, "Cjenovnik", "Upis"];
  expect(rowFrom(seven)).toBeGreaterThan(breakpoints.menu);
  expect(rowFrom(seven)).toBeLessThan(1280);
  expect(rowFrom([...seven, ...seven])).toBe(Number.POSITIVE_INFINITY);
});
