import { withPrefix } from "gatsby";
import * as css from "./stars.module.css";

interface StarsProps {
  /** Name of the drawing in `static/stars`. */
  readonly page: "home" | "contact" | "not-found";
  /** Also on narrow screens, above the text. */
  readonly above?: boolean;
}

/** Stars on a dark background, some of which twinkle for half a minute. */
export function Stars({ page, above = false }: StarsProps) {
  return (
    <img
      className={above ? `${css.stars} ${css.above}` : css.stars}
      width="1440"
      height="760"
      alt=""
      loading="lazy"
      src={withPrefix(`/stars/${page}.svg`)}
    />
  );
}
