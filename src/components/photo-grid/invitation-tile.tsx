import { Link } from "gatsby";
import type { GalleryPage } from "../../content/kinds/pages";
import { buttonClass } from "../../ui/button/button";
import * as css from "./invitation-tile.module.css";

/** The last tile of the gallery, an invitation to visit. */
export function InvitationTile({ link, invitation }: Pick<GalleryPage, "link" | "invitation">) {
  return (
    <li className={`${css.tile} night`}>
      {invitation && <p className={css.words}>{invitation}</p>}
      <Link className={buttonClass()} to={link.to}>
        {link.label}
      </Link>
    </li>
  );
}
