import type { GatsbyBrowser } from "gatsby";
import type { PageLook } from "../site";
import { Shell } from "./shell";

/** Puts the frame around every page; it stays while pages change. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Shell location={props.location} look={props.pageContext.look as PageLook}>
    {element}
  </Shell>
);
