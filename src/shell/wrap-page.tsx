import type { GatsbyBrowser } from "gatsby";
import type { PageContext } from "../site";
import { Shell } from "./shell";

/** Wraps every page in the shell, which stays mounted while pages change. */
export const wrapPageElement: GatsbyBrowser<object, PageContext>["wrapPageElement"] = ({
  element,
  props: { location, pageContext },
}) => (
  <Shell location={location} context={pageContext}>
    {element}
  </Shell>
);
