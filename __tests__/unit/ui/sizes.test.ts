/** @jest-environment node */
import { firstViewSizes, innerWidth, joinSizes } from "../../../src/ui/photo/sizes";

const widths = [
  { from: 1024, width: "40vw" },
  { from: 0, width: "94vw" },
];

it("sizes are listed from the widest screen down", () => {
  expect(joinSizes(widths)).toBe("(min-width: 64rem) 40vw, 94vw");
  expect(joinSizes([{ from: 0, width: "50vw" }])).toBe("50vw");
});

it("sizes above the fold are smaller on the densest phones", () => {
  expect(firstViewSizes(widths)).toBe(
    "(min-resolution: 2.5dppx) and (max-width: 63.99rem) calc(0.7 * 94vw), (min-width: 64rem) 40vw, 94vw",
  );
  expect(firstViewSizes([{ from: 0, width: "50vw" }])).toBe("50vw");
});

it.each([
  [320, 284],
  [412, 374.48],
  [1024, 949.76],
  [1440, 1240],
])("the page leaves %d px wide screens %d px between its edges", (screen, inner) => {
  expect(innerWidth(screen)).toBeCloseTo(inner);
});
