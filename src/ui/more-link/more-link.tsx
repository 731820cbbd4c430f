import { Link } from "gatsby";
import { Icon } from "../icon/icon";
import type { PageLink } from "../links";
import * as css from "./more-link.module.css";

/** Render a text link with an arrow, to a page of the site. */
export function MoreLink({ label, to, description }: PageLink) {
  return (
    <Link className={`${css.more} no-print`} to={to} aria-label={description ?? undefined}>
      {label}
      <Icon name="arrow" />
    </Link>
  );
}
