import { Fragment } from "react";
import * as css from "./title-text.module.css";

/**
 * One-letter words together with the word after them. No lookbehind: Safari before 16.4 does not
 * know it, and the syntax error would stop every script of the page.
 */
const shortWords = /(^|\s)((?:[aikosu] )+\S+)/gi;

/**
 * A title in which no line ends with a one-letter word. It uses elements, not no-break spaces, because
 * the specification fixes the characters of titles.
 */
export function TitleText({ children }: { readonly children: string }) {
  const parts = children.split(shortWords);
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are the text in its order
        <Fragment key={index}>
          {index % 3 === 2 ? <span className={css.bound}>{part}</span> : part}
        </Fragment>
      ))}
    </>
  );
}
