/** @jest-environment node */
import { annotation } from "../../../scripts/content/report";

it("an annotation has the line and both sentences, with separators escaped", () => {
  const text = annotation({
    severity: "error",
    file: "content/pages/a,b: 100%.md",
    place: { line: 8, column: 3 },
    what: "Polje „titl” nije poznato: 100%.",
    fix: "Ispravite naziv,\nili obrišite red.",
  });
  expect(text).toBe(
    "::error file=content/pages/a%2Cb%3A 100%25.md,line=8,col=3,title=GREŠKA::Polje „titl” nije poznato: 100%25.%0AIspravite naziv,%0Aili obrišite red.",
  );
});
