import { Prose } from "../prose/prose";
import * as css from "./article.module.css";

/** Running text with headings, lists and tables. */
export function Article({ html }: { readonly html: string }) {
  return <Prose className={css.article} html={html} />;
}
