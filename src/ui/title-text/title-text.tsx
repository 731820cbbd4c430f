import { oneLetterWord } from "../../domain/typography";
import * as css from "./title-text.module.css";

/** Matches one-letter words and “da” with the next word. */
const shortWords = new RegExp(`(^|\\s)((?:(?:${oneLetterWord}|da) )+\\S+)`, "gi");

/** Render a title in which short words stay on the line of the next word, without changing its characters. */
export function TitleText({ children }: { readonly children: string }) {
  const parts = children.split(shortWords);
  return parts.map((part, index) => {
    // Of three parts, text and space are rendered as one, so that React puts no comment between them.
    if (index % 3 < 2) return index % 3 ? null : part + (parts[index + 1] ?? "");
    return (
      <span key={index} className={css.bound}>
        {part}
      </span>
    );
  });
}
