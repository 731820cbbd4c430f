import { Drawing } from "../../ui/drawing";
import * as css from "./stars.module.css";

interface StarsProps {
  /** Name of the drawing in `static/stars`. */
  readonly page: "home" | "contact" | "not-found";
  /** Also on narrow screens, above the text. */
  readonly above?: boolean;
}

/** Stars on a dark background, some of which twinkle for half a minute. */
export function Stars({ page, above = false }: StarsProps) {
  const className = above ? `${css.stars} ${css.above}` : css.stars;
  return <Drawing className={className} width={1440} height={760} file={`/stars/${page}.svg`} />;
}
