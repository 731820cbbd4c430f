import { Link } from "gatsby";
import { buttonClass } from "../../ui/button/button";
import type { LinkText } from "../../ui/link-text";
import { Moon } from "../../ui/moon/moon";
import * as css from "./invitation-tile.module.css";

/** The last tile of the gallery, an invitation to visit. */
export function InvitationTile({ link }: { readonly link: LinkText }) {
  return (
    <li className={`${css.tile} night`}>
      <Moon className={css.moon} />
      <Link className={buttonClass()} to={link.to}>
        {link.label}
      </Link>
    </li>
  );
}
