import type { GatsbyBrowser } from "gatsby";
import type { PageContext } from "../site";
import { Shell } from "./shell";

/** Puts the frame around every page; it stays while pages change. */
export const wrapPageElement: GatsbyBrowser<object, PageContext>["wrapPageElement"] = ({
  element,
  props: { location, pageContext },
}) => (
  <Shell location={location} look={pageContext.look} builtOn={pageContext.builtOn ?? null}>
    {element}
  </Shell>
);
