import { Fragment } from "react";
import * as css from "./title-text.module.css";

/** A one-letter word and the word after it. */
const shortWord = /((?:^|(?<=\s))[aikosuAIKOSU] \S+)/;

/**
 * The words of a title, none of whose one-letter words ends a line. The text itself stays as it is
 * written: titles are fixed by the specification, so no character may be put in its place.
 */
export function TitleText({ children }: { readonly children: string }) {
  const parts = children.split(shortWord);
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <span key={part} className={css.bound}>
            {part}
          </span>
        ) : (
          <Fragment key={part}>{part}</Fragment>
        ),
      )}
    </>
  );
}
