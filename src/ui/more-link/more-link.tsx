import { Link } from "gatsby";
import { Icon } from "../icon/icon";
import type { LinkText } from "../link-text";
import * as css from "./more-link.module.css";

/** A text link with an arrow, to a page of the site. */
export function MoreLink({ label, to, description }: LinkText) {
  return (
    <Link className={`${css.more} screen`} to={to} aria-label={description ?? undefined}>
      {label}
      <Icon name="arrow" />
    </Link>
  );
}
