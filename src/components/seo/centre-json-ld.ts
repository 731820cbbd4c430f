import type { ChildCare, WithContext } from "schema-dts";
import type { Centre } from "../../content/kinds/site";
import { mapHref } from "../../domain/links";
import { icons, shareImage } from "../../site";

/** What the structured data is made of. */
type Facts = Pick<Centre, "name" | "subtitle" | "phones" | "email" | "address" | "hours" | "map">;

/**
 * The centre in the vocabulary of schema.org. `ChildCare` is the one type of a day-care centre that
 * is also a local business, and so has opening hours, a place and telephones. Weekends follow the
 * planned workshops (specification, section 2) and so have no hours.
 * @param home full address of the home page; the same id on each page makes them speak of one centre
 * @param absoluteUrl gives the full address of a file
 */
export function centreJsonLd(
  { name, subtitle, phones, email, address, hours, map }: Facts,
  home: string,
  absoluteUrl: (path: string) => string,
): WithContext<ChildCare> {
  return {
    "@context": "https://schema.org",
    "@type": "ChildCare",
    "@id": `${home}#centre`,
    name,
    description: subtitle,
    url: home,
    image: absoluteUrl(shareImage.path),
    logo: absoluteUrl(icons.large),
    telephone: phones,
    email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.place,
      // The content check refuses a point outside the country.
      addressCountry: "BA",
    },
    geo: { "@type": "GeoCoordinates", latitude: map.lat, longitude: map.lng },
    hasMap: mapHref(map),
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: hours.opens,
      closes: hours.closes,
    },
  };
}

/** JSON that no text in it can break out of a script element with (HTML standard, 4.12.1.3). */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
