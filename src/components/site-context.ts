import { createContext, useContext } from "react";
import type { Centre, InterfaceTexts } from "../content/kinds/site";
import type { Opening } from "../domain/opening-hours";
import type { LinkText } from "../ui/link-text";

/** Hours as printed: `Od ponedjeljka do petka`, `06:30h do 18:00h`. */
export interface HoursLine {
  readonly days: string;
  readonly range: string;
}

/** What every page shares: facts about the centre, the menu and the short texts. */
export interface Site {
  readonly centre: Omit<Centre, "hours">;
  readonly menu: readonly LinkText[];
  readonly texts: InterfaceTexts;
  readonly opening: Opening;
  readonly hoursLines: readonly HoursLine[];
  /** What is printed of the weekend; null where it has hours, or nothing is to be said. */
  readonly weekendLine: string | null;
  /** The day on which the page was built, where it shows something dated. */
  readonly builtOn: string | null;
  /** Street and place in one line. */
  readonly address: string;
  /** Scheme and host of the published site. */
  readonly origin: string;
}

export const SiteContext = createContext<Site | null>(null);

/**
 * The shared content.
 * @throws Error outside the shell, which provides it
 */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite needs the shell around the page.");
  return site;
}
