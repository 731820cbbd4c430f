import { exampleUrl } from "../../scripts/site/site-url";
import { getFileFields } from "../support/content-files";
import { parsePage } from "../support/public-files";

const centre = getFileFields("site/centre.yml");

it("the home page has the structured data of the centre once", () => {
  const blocks = parsePage("index.html").querySelectorAll("script[type='application/ld+json']");
  expect(blocks).toHaveLength(1);
  const text = blocks[0]?.textContent ?? "";
  expect(JSON.parse(text)).toEqual({
    "@context": "https://schema.org",
    "@type": "ChildCare",
    "@id": `${exampleUrl}/#centre`,
    name: centre.name,
    description: centre.subtitle,
    url: `${exampleUrl}/`,
    image: expect.stringMatching(`^${exampleUrl}/brand/`),
    logo: expect.stringMatching(`^${exampleUrl}/brand/`),
    telephone: centre.phones,
    email: centre.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: centre.address.street,
      addressLocality: centre.address.place,
      addressCountry: "BA",
    },
    geo: { "@type": "GeoCoordinates", latitude: centre.map.lat, longitude: centre.map.lng },
    hasMap: expect.stringContaining(`${centre.map.lat},${centre.map.lng}`),
    openingHoursSpecification: [
      expect.objectContaining({ opens: "06:30", closes: "18:00" }),
      expect.objectContaining({ dayOfWeek: ["Friday"], opens: "06:30", closes: "16:00" }),
      expect.objectContaining({ dayOfWeek: ["Saturday"], opens: "09:00", closes: "13:00" }),
    ],
  });
});
