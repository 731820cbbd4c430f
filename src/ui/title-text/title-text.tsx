import * as css from "./title-text.module.css";

/** One-letter words, and “da”, with the word after them. No lookbehind, a syntax error before Safari 16.4. */
const shortWords = /(^|\s)((?:(?:[aikosu]|da) )+\S+)/gi;

/** A title in which no line ends with a word of the next, without changing the title's characters. */
export function TitleText({ children }: { readonly children: string }) {
  const parts = children.split(shortWords);
  return (
    <>
      {parts.map((part, index) => {
        // The space between the two is a part of its own: as one text they need no mark in the HTML.
        if (index % 3 < 2) return index % 3 ? null : part + (parts[index + 1] ?? "");
        return (
          <span key={index} className={css.bound}>
            {part}
          </span>
        );
      })}
    </>
  );
}
