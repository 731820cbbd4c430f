import { createCentreData } from "../../../src/components/seo/centre-data";
import { formatScriptJson } from "../../../src/domain/html";
import { site } from "../support/render-in-site";

it("no text can close the script element", () => {
  const data = { name: "</script><script>alert(1)</script><!--" };
  const text = formatScriptJson(data);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(data);
});

// output/centre-data.test.ts tests the rest.
it("the structured data list closed days from midnight to midnight", () => {
  const closures = [
    { from: "2027-03-01", to: "2027-03-01", reason: "Dan nezavisnosti" },
    { from: "2027-12-27", to: "2028-01-07", reason: "Odmor" },
  ];
  const facts = { ...site.centre, opening: { ...site.opening, closures } };
  const data = createCentreData(facts, (path) => path);
  expect(data).toHaveProperty(
    "specialOpeningHoursSpecification",
    closures.map(({ from, to }) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: from,
      validThrough: to,
      opens: "00:00",
      closes: "00:00",
    })),
  );
});
