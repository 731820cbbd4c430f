import { Prose } from "../prose/prose";
import * as css from "./article.module.css";

/**
 * Running text with headings, lists and tables. Only pages that have some load its styles. The folder
 * sorts last in `src/`, so that a new class here does not change the short class names of other
 * stylesheets, and so the HTML of every page (`src/gatsby/bundle/class-names.ts`).
 */
export function Article({ html }: { readonly html: string }) {
  return <Prose className={css.article} html={html} />;
}
