/** @jest-environment node */
import { annotation } from "../../../scripts/content/report";

const problem = {
  severity: "error",
  file: "content/pages/a,b: 100%.md",
  what: "Polje „titl” nije poznato: 100%.",
  fix: "Ispravite naziv,\nili obrišite red.",
} as const;

it("has the line and both sentences, with separators escaped", () => {
  expect(annotation({ ...problem, place: { line: 8, column: 3 }, field: "titl" })).toBe(
    "::error file=content/pages/a%2Cb%3A 100%25.md,line=8,col=3,title=GREŠKA::Polje „titl” nije poznato: 100%25.%0AIspravite naziv,%0Aili obrišite red.",
  );
});

it("names only the file for a problem without a line", () => {
  const text = annotation({ ...problem, severity: "warning", file: "content/gallery" });
  expect(text).toMatch(/^::warning file=content\/gallery,title=UPOZORENJE::Polje/);
});
