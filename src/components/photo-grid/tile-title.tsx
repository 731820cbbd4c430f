import * as css from "./tile-title.module.css";

/** A photo's title under its tile. */
export function TileTitle({ children }: { readonly children: string }) {
  return <span className={css.title}>{children}</span>;
}
