/** @jest-environment node */
import { tileSizes, tileWidths } from "../../../src/components/photo-grid/tile-sizes";

const landscape = 4 / 3;
const portrait = 3 / 4;
const phone = { row: 152, gap: 8 };

describe("photos in justified rows", () => {
  it("share the width of a row in proportion to their aspect ratios", () => {
    const [first = 0, second = 0] = tileWidths([landscape, portrait], 376, phone);
    expect(first + second).toBeCloseTo(368);
    expect(first / second).toBeCloseTo(landscape / portrait);
  });

  it("wrap to the next row, and may be alone in it", () => {
    expect(tileWidths([landscape, landscape], 376, phone)).toEqual([376, 376]);
    expect(tileWidths([5, landscape], 376, phone)).toEqual([376, 376]);
    expect(tileWidths([landscape], 376, phone)).toEqual([376]);
  });
});

describe("sizes of a grid", () => {
  const [first, second, third] = tileSizes([landscape, landscape, portrait], "large", true);

  it("have a width for phones, tablets and desktops", () => {
    expect(second).toBe("(min-width: 64rem) 480px, (min-width: 48rem) 35vw, 57vw");
    expect(third).toBe("(min-width: 64rem) 270px, (min-width: 48rem) 20vw, 32vw");
  });

  it("of the first photo follow each change of its row, with fewer pixels on dense phones", () => {
    expect(first).toContain("(min-width: 84rem) 471px");
    expect(first).toMatch(/\(min-width: 29rem\) 45\.2vw, 91\.1vw$/);
    expect(first).toMatch(/^\(min-resolution: 2\.5dppx\) and \(max-width: .*rem\) calc\(0\.7 \* /);
  });

  it("of a later photo are those of all others", () => {
    const [below] = tileSizes([landscape, landscape, portrait], "large", false);
    expect(below).toBe("(min-width: 64rem) 480px, (min-width: 48rem) 35vw, 91vw");
  });
});
