import { type GatsbyLinkProps, Link } from "gatsby";
import { pathInSite } from "../../ui/path-in-site";

type MenuLinkProps = Pick<GatsbyLinkProps<unknown>, "to" | "className" | "onClick" | "children">;

/** Reach Router's `isPartiallyCurrent` would take `/program-ljeto` for a page below `/program`. */
const markAncestor: GatsbyLinkProps<unknown>["getProps"] = ({ href, location }) =>
  pathInSite(href) !== "/" && location.pathname.startsWith(`${href}/`)
    ? { "aria-current": "true" }
    : {};

/** A link of the menu, marked as current also on pages below its own, such as `/gallery/2`. */
export function MenuLink(props: MenuLinkProps) {
  return <Link {...props} getProps={markAncestor} />;
}
