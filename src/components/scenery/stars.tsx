import { Drawing } from "../../ui/drawing";
import * as css from "./stars.module.css";

/** Render the stars of a night sky, some of which twinkle for half a minute. */
export function Stars({ drawing }: { readonly drawing: "home" | "inner" | "not-found" }) {
  return <Drawing className={css.stars} width={1440} height={760} file={`/stars/${drawing}.svg`} />;
}
