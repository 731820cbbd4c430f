import type { HomePage } from "../../content/kinds/pages";
import { TitleText } from "../../ui/title-text/title-text";
import * as css from "./hero.module.css";

/**
 * The title with its highlighted words, where they occur first; they stay on one line, and so do the words
 * after them.
 */
export function HeroTitle({ title, highlight }: Pick<HomePage, "title" | "highlight">) {
  const start = title.indexOf(highlight);
  const isFound = start !== -1;
  const [before, after] = isFound
    ? [title.slice(0, start), title.slice(start + highlight.length)]
    : [title, ""];
  const rest = <TitleText>{after.trimStart()}</TitleText>;
  const isWord = after.startsWith(" ");
  return (
    <h1>
      <TitleText>{before}</TitleText>
      {isFound && <em className={css.highlight}>{highlight}</em>}
      {isWord && " "}
      {isWord ? <span className={css.after}>{rest}</span> : rest}
    </h1>
  );
}
