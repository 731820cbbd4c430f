import type { ChildCare, WithContext } from "schema-dts";
import type { Centre } from "../../content/kinds/site";
import type { Closure } from "../../domain/closures";
import { mapHref } from "../../domain/links";
import type { Hours, Opening, Week } from "../../domain/opening-hours";
import { icons, shareImage } from "../../site";

/** What the structured data is made of. */
interface Facts extends Pick<Centre, "name" | "subtitle" | "phones" | "email" | "address" | "map"> {
  readonly opening: Opening;
}

const dayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** A day on which one opens and closes at midnight is a closed one (Google, "Local business"). */
function closuresJsonLd(closures: readonly Closure[]) {
  return closures.map(({ from, to }) => ({
    "@type": "OpeningHoursSpecification" as const,
    validFrom: from,
    validThrough: to,
    opens: "00:00",
    closes: "00:00",
  }));
}

/** One entry for all days with the same hours; no list where that is all. */
function weekJsonLd(week: Week) {
  const kinds = new Map<string, Hours & { dayOfWeek: (typeof dayNames)[number][] }>();
  for (const [day, name] of dayNames.entries()) {
    const hours = week[day];
    if (!hours) continue;
    const key = `${hours.opens} ${hours.closes}`;
    const dayOfWeek = [...(kinds.get(key)?.dayOfWeek ?? []), name];
    kinds.set(key, { dayOfWeek, opens: hours.opens, closes: hours.closes });
  }
  const [only, ...others] = [...kinds.values()].map((kind) => ({
    "@type": "OpeningHoursSpecification" as const,
    ...kind,
  }));
  return only && others.length > 0 ? [only, ...others] : only;
}

/**
 * The centre in the vocabulary of schema.org. `ChildCare` is the one type of a day-care centre that
 * is also a local business, and so has opening hours, a place and telephones. A weekend that follows
 * the planned workshops (specification, section 2) has no hours.
 * @param home full address of the home page; the same id on each page makes them speak of one centre
 * @param absoluteUrl gives the full address of a file
 */
export function centreJsonLd(
  { name, subtitle, phones, email, address, opening, map }: Facts,
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
    openingHoursSpecification: weekJsonLd(opening.week),
    ...(opening.closures.length > 0 && {
      specialOpeningHoursSpecification: closuresJsonLd(opening.closures),
    }),
  };
}

/** JSON that no text in it can break out of a script element with (HTML standard, 4.12.1.3). */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
