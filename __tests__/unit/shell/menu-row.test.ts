import { rowFrom } from "../../../src/shell/header/row";
import { breakpoints } from "../../../src/site";

const shipped = ["Početna", "Program", "Galerija", "O nama", "Zakaži posjetu"];

it("the shipped menu stands in a row from the breakpoint on", () => {
  expect(rowFrom(shipped)).toBe(breakpoints.menu);
});

it("a menu of seven entries needs more, and one of very many has no row", () => {
  const seven = [...shipped, "Cjenovnik", "Upis"];
  expect(rowFrom(seven)).toBeGreaterThan(breakpoints.menu);
  expect(rowFrom(seven)).toBeLessThan(1280);
  expect(rowFrom([...seven, ...seven])).toBe(Number.POSITIVE_INFINITY);
});
