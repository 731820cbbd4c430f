import { centreJsonLd, toScriptText } from "../../../src/components/seo/centre-json-ld";
import type { Opening } from "../../../src/domain/opening-hours";

const facts = {
  name: "Sanjalica",
  subtitle: "centar",
  phones: ["+387 61 000 001"],
  email: "info@sanjalica.test",
  address: { street: "Ulica 1", place: "Ilidža" },
  map: { lat: 43.8, lng: 18.3, zoom: 20, tiles: "", attribution: "" },
};

it("lets no text end the script element it stands in", () => {
  const data = { name: "</script><script>alert(1)</script><!--" };
  const text = toScriptText(data);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(data);
});

describe("the hours of the centre as structured data", () => {
  const day = { opens: "06:30", closes: "18:00" };
  const short = { opens: "06:30", closes: "16:00" };
  const hoursOf = (week: Opening["week"]) =>
    centreJsonLd(
      { ...facts, opening: { week, weekend: null } },
      "https://sanjalica.test/",
      (path) => path,
    ).openingHoursSpecification;

  it("are one entry while all days have the same", () => {
    expect(hoursOf([day, day, null, day, day, null, null])).toEqual({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Thursday", "Friday"],
      ...day,
    });
  });

  it("are one entry for each kind of day", () => {
    expect(hoursOf([day, day, day, short, day, short, null])).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Friday"],
        ...day,
      },
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Thursday", "Saturday"],
        ...short,
      },
    ]);
  });
});
