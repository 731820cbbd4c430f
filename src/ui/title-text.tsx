import { oneLetterWord } from "../domain/typography";
import * as common from "../styles/common.module.css";

/** Matches one-letter words and “da”, each with the next word. The groups are the space before and the bound words. */
const shortWords = new RegExp(`(^|\\s)((?:(?:${oneLetterWord}|da) )+\\S+)`, "gi");

/** Render a title in which short words stay on the line of the next word, without changing its characters. */
export function TitleText({ children }: { readonly children: string }) {
  const parts = children.split(shortWords);
  return parts.map((part, index) => {
    // `split` yields text, space and bound words in turn. Text and space are joined: React would put a comment between.
    if (index % 3 < 2) return index % 3 ? null : part + (parts[index + 1] ?? "");
    return (
      <span key={index} className={common.nowrap}>
        {part}
      </span>
    );
  });
}
