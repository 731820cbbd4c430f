import { createContext, useContext } from "react";
import type { Centre, InterfaceTexts } from "../content/kinds/site";
import type { LinkText } from "../ui/link-text";

/** What every page shares: facts about the centre, the menu and the short texts. */
export interface Site {
  readonly centre: Centre;
  readonly menu: readonly LinkText[];
  readonly texts: InterfaceTexts;
  /** The opening hours as printed: `06:30h do 18:00h`. */
  readonly hoursRange: string;
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
