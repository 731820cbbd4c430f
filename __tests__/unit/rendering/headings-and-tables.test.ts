/** @jest-environment node */
import { bodyHtml } from "../../../src/rendering/texts";

const facts = { ulica: "", mjesto: "", telefon: "", telefon2: "", mail: "", vrijeme: "" };

const built = (text: string, first: 2 | 3) =>
  bodyHtml(text, first, { facts, downloads: new Map(), basePath: "" }).replaceAll("\n", "");

describe("headings of running text", () => {
  it.each([
    ["# a\n## b", 3, "<h3>a</h3><h4>b</h4>"],
    ["## a\n#### b\n## c", 3, "<h3>a</h3><h4>b</h4><h3>c</h3>"],
    ["### a\n## b\n### c", 2, "<h2>a</h2><h2>b</h2><h3>c</h3>"],
    ["# a\n## b\n### c\n#### d\n##### e", 3, /<h6>d<\/h6><h6>e<\/h6>$/],
  ] as const)("of %j have no gaps from level %d on", (text, first, shaped) => {
    expect(built(text, first)).toMatch(shaped);
  });
});

describe("a table of running text", () => {
  const table = '| | Cijena **"KM"** |\n| --- | ---: |\n| Dan | 20 |';

  it("is in a focusable group that is labelled with its columns, and is no landmark", () => {
    expect(built(table, 3)).toMatch(
      /^<section role="group" tabindex="0" aria-label="Cijena &#x22;KM&#x22;"><table>.*<\/table><\/section>$/,
    );
  });

  it("has scoped headers and keeps its alignment", () => {
    expect(built(table, 3)).toContain(
      '<thead><tr><td></td><th scope="col" style="text-align:right">Cijena',
    );
    expect(built(table, 3)).toContain('<td>Dan</td><td style="text-align:right">20</td>');
  });

  it("keeps what stands around it", () => {
    expect(built(`a\n\n${table}\n\nb`, 3)).toMatch(/^<p>a<\/p><section.*<\/section><p>b<\/p>$/);
  });
});
