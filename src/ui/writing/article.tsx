import { Prose } from "../prose/prose";
import * as css from "./article.module.css";

/**
 * Running text with headings, lists and tables.
 * Only pages that have some load its styles. The names of its classes come after those of the
 * other sheets in `src`, so that no shipped page changes with them (`src/gatsby/bundle/class-names.ts`).
 */
export function Article({ html }: { readonly html: string }) {
  return <Prose className={css.article} html={html} />;
}
