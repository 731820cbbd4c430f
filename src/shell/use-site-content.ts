import { graphql, useStaticQuery } from "gatsby";
import { useMemo } from "react";
import type { Site } from "../components/site-context";
import { fill } from "../content/fill";
import type { NotFoundPage } from "../content/kinds/pages";

/** What the frame needs for the view that takes the place of a page that cannot be shown. */
export type ErrorTexts = Omit<NotFoundPage, "seo">;

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
      centre { ...CentreFields }
      navigation { ...NavigationFields }
      interfaceTexts { ...InterfaceTextsFields }
      notFoundPage { ...NotFoundPageFields }
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
      centre,
      menu: navigation.items,
      texts,
      hoursRange: fill(texts.hours.range, { opens: `${opens}h`, closes: `${closes}h` }),
      address: `${centre.address.street}, ${centre.address.place}`,
      origin,
    };
    return { site, errorTexts: notFoundPage };
  }, [data]);
}
