import { type GatsbyLinkProps, Link } from "gatsby";

type MenuLinkProps = Pick<GatsbyLinkProps<unknown>, "to" | "className" | "onClick" | "children">;

/** Reach Router's `isPartiallyCurrent` would also take `/program-ljeto` for a page below `/program`. */
const markAncestor: GatsbyLinkProps<unknown>["getProps"] = ({ href, location }) =>
  location.pathname.startsWith(`${href}/`) ? { "aria-current": "true" } : {};

/**
 * A link in the header or the menu of small screens. Gatsby marks the link of the current page
 * (`aria-current="page"`); this also marks the link of a page above it, as the gallery's on
 * `/gallery/2`.
 */
export function MenuLink(props: MenuLinkProps) {
  return <Link {...props} getProps={markAncestor} />;
}
