import { withPrefix } from "gatsby";
import { useSite } from "../site-context";

/** @returns a function that converts a path of the site to an absolute URL */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin } = useSite();
  return (path) => new URL(withPrefix(path), origin).href;
}
