import { Link } from "gatsby";
import type { PageLink } from "../links";
import * as css from "./button.module.css";

interface ButtonStyle {
  /** Solid for the main action of a view, secondary for the others. */
  readonly variant?: "solid" | "secondary";
  /** Normal, or small where space is short. */
  readonly size?: "normal" | "small";
}

/** Return the class of a link or button that looks like a button. */
export function getButtonClass({ variant = "solid", size = "normal" }: ButtonStyle = {}): string {
  const base = variant === "solid" ? css.button : css.secondary;
  return `${base} ${size === "small" ? css.small : ""}`.trimEnd();
}

/** Render a link to a page of the site that looks like a button. */
export function ButtonLink({ label, to, ...style }: PageLink & ButtonStyle) {
  return (
    <Link className={getButtonClass(style)} to={to}>
      {label}
    </Link>
  );
}
