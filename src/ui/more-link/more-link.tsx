import { Link } from "gatsby";
import { Icon } from "../icon/icon";
import type { PageLink } from "../links";
import * as css from "./more-link.module.css";

export function MoreLink({ label, to, description }: PageLink) {
  return (
    <Link className={`${css.more} no-print`} to={to} aria-label={description ?? undefined}>
      {label}
      <Icon name="arrow" />
    </Link>
  );
}
