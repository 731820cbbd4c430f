import { Helmet } from "react-helmet";
import { atLeast, below } from "../../domain/media";
import { breakpoints } from "../../site";
import * as css from "./header.module.css";

/** The first of the classes that a sheet composes is its own. */
const own = (names = "") => names.replace(/ .*/, "");

/**
 * Keeps the burger where a menu of many entries does not fit in a row yet. Part of the page's head, since
 * it hangs on the content: as shipped no page holds it.
 */
export function LongMenuStyle({ from }: { readonly from: number }) {
  if (from === breakpoints.menu) return null;
  const upTo = Number.isFinite(from) ? ` and ${below(from)}` : "";
  const between = atLeast(breakpoints.menu) + upTo;
  const rules = [
    // Where only the text is larger, and the row has no room after all.
    `.${css.links}{flex-wrap:wrap;justify-content:end}`,
    `@media ${between}{.${css.links} .${css.link}{display:none}.${css.links}+.${css.burger}{display:grid}}`,
    `@media ${between} and (scripting:none){.${own(css.inner)}.${own(css.inner)}{flex-wrap:wrap;height:auto}`,
    `.${css.links} .${css.link}{display:flex}.${css.links}+.${css.burger}{display:none}}`,
  ];
  return (
    <Helmet>
      <style>{rules.join("")}</style>
    </Helmet>
  );
}
