import { Drawing } from "../../ui/drawing";
import * as css from "./landscape.module.css";

/** A view of `static/heads/times.svg`, or of the drawing by night. */
export function Landscape({ view }: { readonly view: string | undefined }) {
  return ["-night", ""].map((night) => (
    <Drawing
      key={night}
      className={night ? `${css.night} ${css.land}` : css.land}
      width={1440}
      height={280}
      file={`/heads/times${night}.svg#${view}`}
    />
  ));
}
