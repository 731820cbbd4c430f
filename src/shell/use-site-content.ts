import { graphql, useStaticQuery } from "gatsby";
import { useMemo } from "react";
import type { HoursLine, Site } from "../components/site-context";
import { fill } from "../content/fill-placeholders";
import type { NotFoundPage } from "../content/kinds/pages";
import { weekOf } from "../content/week";
import { formatWeekdays } from "../domain/day-words";
import {
  type Closure,
  getAnnouncedClosures,
  groupDays,
  hasWeekendText,
  type Opening,
} from "../domain/opening-hours";

export type ErrorTexts = Omit<NotFoundPage, "seo">;

/** @param range text with `{opens}` and `{closes}` */
function hoursLinesOf({ week }: Opening, range: string): HoursLine[] {
  return groupDays(week).map(({ first, last, opens, closes }) => ({
    days: formatWeekdays(first, last),
    range: fill(range, { opens: `${opens}h`, closes: `${closes}h` }),
  }));
}

function toClosures(
  list: readonly { from: string; to: string | null; reason: string }[] | null | undefined,
): Closure[] {
  return (list ?? []).map(({ from, to, reason }) => ({
    from,
    to: to ?? from,
    reason: reason.replace(/\.$/, ""),
  }));
}

/**
 * Queries the content that every page shares.
 * @param builtOn the build day, if the content has closures or notices
 * @throws Error if a file of `content/site` is missing, which stops the build
 */
export function useSiteContent(builtOn: string | null): { site: Site; errorTexts: ErrorTexts } {
  const data = useStaticQuery<Queries.SiteContentQuery>(graphql`
    query SiteContent {
      site {
        siteMetadata { siteUrl }
      }
      centre { ...CentreFields }
      closures { ...ClosuresFields }
      navigation { ...NavigationFields }
      interfaceTexts { ...InterfaceTextsFields }
      notFoundPage { ...NotFoundPageFields }
      contactPage { title }
    }
  `);
  return useMemo(() => {
    const { site: settings, centre: facts, navigation, interfaceTexts: texts } = data;
    const { notFoundPage, contactPage } = data;
    if (!settings || !facts || !navigation || !texts || !notFoundPage || !contactPage) {
      throw new Error("A file of content/site or content/pages is missing.");
    }
    const { hours, ...centre } = facts;
    const opening = {
      week: weekOf(hours.days),
      weekend: hours.weekend,
      closures: toClosures(data.closures?.closures),
    };
    const site: Site = {
      centre,
      menu: navigation.items,
      texts,
      invitation: contactPage.title,
      opening,
      hoursLines: hoursLinesOf(opening, texts.hours.range),
      weekendLine: hasWeekendText(opening) ? opening.weekend : null,
      address: `${centre.address.street}, ${centre.address.place}`,
      nearClosures: builtOn ? getAnnouncedClosures(opening.closures, builtOn) : [],
      builtOn,
      origin: settings.siteMetadata.siteUrl,
    };
    return { site, errorTexts: notFoundPage };
  }, [data, builtOn]);
}
