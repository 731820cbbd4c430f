import { graphql, useStaticQuery } from "gatsby";
import { useMemo } from "react";
import type { SharedContent } from "../components/use-shared-content";
import { formatRange } from "../content/centre-facts";
import type { NotFoundPage } from "../content/schemas/pages";
import { getWeek } from "../content/week";
import { formatWeekdayRange } from "../domain/day-words";
import {
  getAnnouncedClosures,
  getLastDay,
  groupDays,
  hasWeekendText,
} from "../domain/opening-hours";

export type ErrorTexts = Omit<NotFoundPage, "seo">;

/**
 * Query the content that all pages share.
 * @throws Error if a file of `content/site` is missing, which stops the build
 */
export function useSharedQuery(builtOn: string): { shared: SharedContent; errorTexts: ErrorTexts } {
  const data = useStaticQuery<Queries.SharedContentQuery>(graphql`
    query SharedContent {
      site {
        siteMetadata { siteUrl }
      }
      centre { ...CentreFields }
      closures { ...ClosuresFields }
      navigation { ...NavigationFields }
      interfaceTexts { ...InterfaceTextsFields }
      notFoundPage {
        title
        homeLink { label to }
        linksLabel
        links { label to }
        error { text reload }
      }
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
    const closures = data.closures?.closures ?? [];
    const opening = {
      week: getWeek(hours.days),
      weekend: hours.weekend,
      closures: closures.map((closure) => ({
        from: closure.from,
        to: getLastDay(closure),
        // Removes the full stop, because the sentences that contain the reason end with one.
        reason: closure.reason.replace(/\.$/, ""),
      })),
    };
    const shared: SharedContent = {
      centre,
      menu: navigation.items,
      texts,
      invitation: contactPage.title,
      opening,
      hoursLines: groupDays(opening.week).map(({ first, last, ...hours }) => ({
        days: formatWeekdayRange(first, last),
        range: formatRange(texts.hours.range, hours),
      })),
      weekendLine: hasWeekendText(opening) ? opening.weekend : null,
      nearClosures: getAnnouncedClosures(opening.closures, builtOn),
      builtOn,
      origin: settings.siteMetadata.siteUrl,
    };
    return { shared, errorTexts: notFoundPage };
  }, [data, builtOn]);
}
