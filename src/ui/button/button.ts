import * as css from "./button.module.css";

interface ButtonLook {
  /** Solid for the one main action of a view, secondary for the others. */
  readonly variant?: "solid" | "secondary";
  /** 52 px high, or 46 px where space is short. */
  readonly size?: "normal" | "small";
}

/** The class of anything that looks like a button: a link, an anchor or a button. */
export function buttonClass({ variant = "solid", size = "normal" }: ButtonLook = {}): string {
  const look = variant === "solid" ? css.button : css.secondary;
  return `${look} ${size === "small" ? css.small : ""}`.trimEnd();
}
