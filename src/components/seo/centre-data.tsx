import { Helmet } from "react-helmet";
import type { ChildCare, WithContext } from "schema-dts";
import type { Centre } from "../../content/schemas/site";
import { getMapHref } from "../../domain/hrefs";
import { formatScriptJson } from "../../domain/html";
import { groupDays, type OpeningSchedule, type Week } from "../../domain/opening-hours";
import { routes } from "../../site";
import { useAbsoluteUrl, useSharedContent } from "../use-shared-content";
import { icons, shareImage } from "./meta";

const schemaDays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const hoursType = { "@type": "OpeningHoursSpecification" } as const;

const createOpeningHours = (week: Week) =>
  groupDays(week).map(({ first, last, opens, closes }) => ({
    ...hoursType,
    dayOfWeek: schemaDays.slice(first, last + 1),
    opens,
    closes,
  }));

interface CentreDetails
  extends Pick<Centre, "name" | "subtitle" | "phones" | "email" | "address" | "map"> {
  readonly opening: OpeningSchedule;
}

/**
 * Describe the centre in the vocabulary of schema.org. `ChildCare` is the only day-care type that is also a local
 * business, and so has opening hours, a location and telephone numbers. A weekend that depends on planned workshops
 * (specification, section 2) has no hours.
 * @param getUrl converts a path of the site to an absolute URL
 */
export function createCentreData(
  { name, subtitle, phones, email, address, opening, map }: CentreDetails,
  getUrl: (path: string) => string,
): WithContext<ChildCare> {
  const home = getUrl(routes.home);
  return {
    "@context": "https://schema.org",
    "@type": "ChildCare",
    // Identifies the centre on all pages.
    "@id": `${home}#centre`,
    name,
    description: subtitle,
    url: home,
    image: getUrl(shareImage.path),
    logo: getUrl(icons.logo),
    telephone: phones,
    email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.place,
      // The content check rejects coordinates outside the country.
      addressCountry: "BA",
    },
    geo: { "@type": "GeoCoordinates", latitude: map.lat, longitude: map.lng },
    hasMap: getMapHref(map),
    openingHoursSpecification: createOpeningHours(opening.week),
    ...(opening.closures.length > 0 && {
      specialOpeningHoursSpecification: opening.closures.map(({ from, to }) => ({
        ...hoursType,
        validFrom: from,
        validThrough: to,
        // Opening and closing at midnight means that the day is closed (Google, "Local business").
        opens: "00:00",
        closes: "00:00",
      })),
    }),
  };
}

/** Render structured data about the centre for search engines, on the home page. */
export function CentreData() {
  const { centre, opening, nearClosures: closures } = useSharedContent();
  const getUrl = useAbsoluteUrl();
  const facts = { ...centre, opening: { ...opening, closures } };
  const data = createCentreData(facts, getUrl);
  return (
    <Helmet>
      <script type="application/ld+json">{formatScriptJson(data)}</script>
    </Helmet>
  );
}
