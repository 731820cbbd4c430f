import { withPrefix } from "gatsby";
import { createContext, useContext } from "react";
import type { Centre, InterfaceTexts } from "../content/schemas/site";
import type { Closure, OpeningSchedule } from "../domain/opening-hours";
import type { PageLink } from "../ui/links";

export interface SharedContent {
  readonly centre: Omit<Centre, "hours">;
  readonly menu: readonly PageLink[];
  readonly texts: InterfaceTexts;
  /** The title of the contact page, which the other pages show above the footer. */
  readonly invitation: string;
  readonly opening: OpeningSchedule;
  /** Lines of the opening hours: `Od ponedjeljka do petka`, `06:30h do 18:00h`. */
  readonly hoursLines: readonly { readonly days: string; readonly range: string }[];
  /** Text about the weekend; null if the centre has weekend hours or the content has no such text. */
  readonly weekendLine: string | null;
  /** Closures to be announced on the build day. */
  readonly nearClosures: readonly Closure[];
  /** The build day, `2027-03-01`. */
  readonly builtOn: string;
  /** Scheme and host of the published site. */
  readonly origin: string;
}

export const SharedContext = createContext<SharedContent | null>(null);

/** Return the content that all pages share. Throw outside the shell. */
export function useSharedContent(): SharedContent {
  const shared = useContext(SharedContext);
  if (!shared) throw new Error("useSharedContent needs the shell around the page.");
  return shared;
}

/** Return the links of the menu, and apart from them the last entry, which is shown as a button. */
export function useMenu() {
  const { menu } = useSharedContent();
  return { links: menu.slice(0, -1), action: menu.at(-1) };
}

/** Return a function that converts a path of the site to an absolute URL. */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin } = useSharedContent();
  return (path) => new URL(withPrefix(path), origin).href;
}
