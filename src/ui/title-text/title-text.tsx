import { Fragment } from "react";
import * as css from "./title-text.module.css";

/**
 * What stands before one-letter words, and these with the word after them. Without lookbehind,
 * which Safari knows only since 16.4: there it would stop every script of the page.
 */
const shortWords = /(^|\s)((?:[aikosu] )+\S+)/gi;

/**
 * The words of a title, none of whose one-letter words ends a line. The text itself stays as it is
 * written: titles are fixed by the specification, so no character may be put in its place.
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
