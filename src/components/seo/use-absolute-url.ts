import { withPrefix } from "gatsby";
import { useSite } from "../site-context";

/** Gives the full address of a page or file of the site, which search engines and shared links need. */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin } = useSite();
  return (path) => new URL(withPrefix(path), origin).href;
}
