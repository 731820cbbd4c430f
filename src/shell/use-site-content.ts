import { graphql, useStaticQuery } from "gatsby";
import { useMemo } from "react";
import type { Site } from "../components/site-context";
import { fill } from "../content/fill";

/** What the frame needs for the view that takes the place of a page that cannot be shown. */
export type ErrorTexts = NonNullable<Queries.SiteContentQuery["notFoundPage"]>;

/**
 * The content that every page shares, from the one query outside the templates.
 * @throws Error when a file of `content/site` is gone, which stops the build
 */
export function useSiteContent(): { site: Site; errorTexts: ErrorTexts } {
  const data = useStaticQuery<Queries.SiteContentQuery>(graphql`
    query SiteContent {
      site {
        siteMetadata { siteUrl }
      }
      centre {
        name
        subtitle
        shareImageAlt
        phones
        email
        address { street place }
        hours { opens closes weekend }
        map { lat lng zoom tiles attribution }
        credit
      }
      navigation {
        items { label to }
      }
      interfaceTexts {
        accessibility {
          skipLink homeLink mainNavigation footerNavigation menu openMenu closeMenu pageChanged
        }
        footer { contact address hours pages }
        contact {
          address phones email hours call viber viberNumber whatsapp whatsappNumber
          whatsappMessage sendEmail
          quickBar { label call viber whatsapp directions directionsLabel }
        }
        hours { weekdays range openUntil opensToday opensTomorrow opensMonday weekend }
        location { title text directions directionsLabel openInMaps openInMapsLabel }
        map { label marker loading failed zoomIn zoomOut }
        photos { failed viewer photo counter close next previous loading failedInViewer retry }
        toasts { region close }
        noScript
      }
      notFoundPage {
        title
        homeLink { label to }
        linksLabel
        links { label to }
        error { text reload }
      }
    }
  `);
  return useMemo(() => {
    const { centre, navigation, interfaceTexts: texts, notFoundPage } = data;
    if (!centre || !navigation || !texts || !notFoundPage) {
      throw new Error("A file of content/site or content/pages/not-found.md is missing.");
    }
    const origin = data.site?.siteMetadata?.siteUrl;
    if (!origin) throw new Error("gatsby-config.ts gives no siteUrl.");
    const { opens, closes } = centre.hours;
    const site: Site = {
      centre: { ...centre, phones: [...centre.phones] },
      menu: navigation.items,
      texts,
      hoursRange: fill(texts.hours.range, { opens: `${opens}h`, closes: `${closes}h` }),
      address: `${centre.address.street}, ${centre.address.place}`,
      origin,
    };
    return { site, errorTexts: notFoundPage };
  }, [data]);
}
