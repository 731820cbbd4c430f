import { withPrefix } from "gatsby";
import { createContext, useContext } from "react";
import type { Centre, InterfaceTexts } from "../content/schemas/site";
import type { Closure, OpeningSchedule } from "../domain/opening-hours";
import type { PageLink } from "../ui/links";

/** Content that all pages share. */
export interface SharedContent {
  readonly centre: Omit<Centre, "hours">;
  readonly menu: readonly PageLink[];
  readonly texts: InterfaceTexts;
  /** The title of the contact page, also above the footer of the others. */
  readonly invitation: string;
  readonly opening: OpeningSchedule;
  /** Lines of the opening hours: `Od ponedjeljka do petka`, `06:30h do 18:00h`. */
  readonly hoursLines: readonly { readonly days: string; readonly range: string }[];
  /** Text about the weekend; null if it has hours or content has no text. */
  readonly weekendLine: string | null;
  /** Closures to be announced on the build day. */
  readonly nearClosures: readonly Closure[];
  /** The build day, `2027-03-01`. */
  readonly builtOn: string;
  /** Scheme and host of the published site. */
  readonly origin: string;
}

export const SharedContext = createContext<SharedContent | null>(null);

/** Return the content that all pages share. Throws outside the shell. */
export function useShared(): SharedContent {
  const shared = useContext(SharedContext);
  if (!shared) throw new Error("useShared needs the shell around the page.");
  return shared;
}

/** Return the links of the menu, and its last entry, which is a button. */
export function useMenu() {
  const { menu } = useShared();
  return { links: menu.slice(0, -1), action: menu.at(-1) };
}

/** Return a function that converts a path of the site to an absolute URL. */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin } = useShared();
  return (path) => new URL(withPrefix(path), origin).href;
}
