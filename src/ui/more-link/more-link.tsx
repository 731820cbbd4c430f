import { Link } from "gatsby";
import { Icon } from "../icon/icon";
import * as css from "./more-link.module.css";

/** Render a text link with an arrow, to a page of the site. */
export function MoreLink({ label, to, description }: LinkText) {
  return (
    <Link className={`${css.more} no-print`} to={to} aria-label={description ?? undefined}>
      {label}
      <Icon name="arrow" />
    </Link>
  );
}

/** A link to a page of the site, as in content files. */
export interface LinkText {
  readonly label: string;
  readonly to: string;
  /** Longer name for screen readers; it contains the label (WCAG 2.5.3). */
  readonly description?: string | null;
}
