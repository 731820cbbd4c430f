import { type GatsbyLinkProps, Link } from "gatsby";
import { routes } from "../../site";

type MenuLinkProps = Pick<GatsbyLinkProps<unknown>, "to" | "className" | "onClick" | "children">;

const markAncestor: GatsbyLinkProps<unknown>["getProps"] = ({ isCurrent, isPartiallyCurrent }) =>
  isPartiallyCurrent && !isCurrent ? { "aria-current": "true" } : {};

/**
 * A link in the header or the menu of small screens. Gatsby marks the link of the current page
 * (`aria-current="page"`); this also marks the link of a page above it, as the gallery's on
 * `/gallery/2`, but not that of the home page, which is above all pages.
 */
export function MenuLink(props: MenuLinkProps) {
  return <Link {...props} getProps={props.to === routes.home ? undefined : markAncestor} />;
}
