/** @jest-environment node */
import { formatHeadingsAndTables } from "../../../src/rendering/headings-and-tables";

describe("headings of running text", () => {
  it.each([
    ["<h1>a</h1><h2>b</h2>", 3, "<h3>a</h3><h4>b</h4>"],
    ["<h2>a</h2><h4>b</h4><h2>c</h2>", 3, "<h3>a</h3><h4>b</h4><h3>c</h3>"],
    ["<h3>a</h3><h2>b</h2><h3>c</h3>", 2, "<h2>a</h2><h2>b</h2><h3>c</h3>"],
    ["<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5>", 3, /<h6>d<\/h6><h6>e<\/h6>$/],
  ] as const)("of %s have no gaps from level %d on", (html, first, shaped) => {
    expect(formatHeadingsAndTables(html, first)).toMatch(shaped);
  });
});

describe("a table of running text", () => {
  const table =
    '<table><thead><tr><th></th><th align="right">Cijena "KM"</th></tr></thead><tbody><tr><td>Dan</td><td align="right">20</td></tr></tbody></table>';

  it("is in a focusable group that is labelled with its columns, and is no landmark", () => {
    expect(formatHeadingsAndTables(table, 3)).toMatch(
      /^<section role="group" tabindex="0" aria-label="Cijena &quot;KM&quot;"><table>.*<\/table><\/section>$/,
    );
  });

  it("has scoped headers and keeps its alignment", () => {
    expect(formatHeadingsAndTables(table, 3)).toContain(
      '<thead><tr><td></td><th scope="col" style="text-align:right">Cijena',
    );
    expect(formatHeadingsAndTables(table, 3)).toContain('<td style="text-align:right">20</td>');
  });
});
