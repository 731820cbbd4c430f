import { type GatsbyLinkProps, Link } from "gatsby";
import { pathInSite } from "../../ui/path-in-site";

type MenuLinkProps = Pick<GatsbyLinkProps<unknown>, "to" | "className" | "onClick" | "children">;

/**
 * Reach Router's `isPartiallyCurrent` would also take `/program-ljeto` for a page below `/program`, and
 * every page for one below the home page of a site that has a path prefix.
 */
const markAncestor: GatsbyLinkProps<unknown>["getProps"] = ({ href, location }) =>
  pathInSite(href) !== "/" && location.pathname.startsWith(`${href}/`)
    ? { "aria-current": "true" }
    : {};

/**
 * A link in the header or the menu of small screens. Gatsby marks the link of the current page
 * (`aria-current="page"`); this also marks the link of a page above it, as the gallery's on
 * `/gallery/2`.
 */
export function MenuLink(props: MenuLinkProps) {
  return <Link {...props} getProps={markAncestor} />;
}
