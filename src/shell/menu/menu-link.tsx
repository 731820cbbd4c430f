import { type GatsbyLinkProps, Link } from "gatsby";
import { routes } from "../../site";

type MenuLinkProps = Pick<GatsbyLinkProps<unknown>, "to" | "className" | "onClick" | "children">;

const currentPart: GatsbyLinkProps<unknown>["getProps"] = ({ isCurrent, isPartiallyCurrent }) =>
  isPartiallyCurrent && !isCurrent ? { "aria-current": "true" } : {};

/**
 * One link of the header or the menu of small screens. Gatsby marks the link of the page itself
 * (`aria-current="page"`); this also marks the one whose part of the site the page belongs to, as
 * `/gallery/2` to the gallery. All addresses begin with the one of home.
 */
export function MenuLink(props: MenuLinkProps) {
  return <Link {...props} getProps={props.to === routes.home ? undefined : currentPart} />;
}
