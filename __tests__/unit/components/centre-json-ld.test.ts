/** @jest-environment node */
import { createCentreData } from "../../../src/components/seo/centre-data";
import { formatScriptJson } from "../../../src/domain/html";

const facts = {
  name: "Sanjalica",
  subtitle: "centar",
  phones: ["+387 61 111 101"],
  email: "info@sanjalica.test",
  address: { street: "Ulica 1", place: "Ilidža" },
  map: { lat: 43.8, lng: 18.3, zoom: 20, tiles: "", attribution: "" },
};

it("no text can close the script element", () => {
  const data = { name: "</script><script>alert(1)</script><!--" };
  const text = formatScriptJson(data);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(data);
});

// output/centre-data.test.ts has the rest.
it("the structured data list closed days from midnight to midnight", () => {
  const closures = [
    { from: "2027-03-01", to: "2027-03-01", reason: "Dan nezavisnosti" },
    { from: "2027-12-27", to: "2028-01-07", reason: "Odmor" },
  ];
  const opening = { week: Array<null>(7).fill(null), weekend: null, closures };
  const data = createCentreData({ ...facts, opening }, "https://sanjalica.test/", (path) => path);
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
