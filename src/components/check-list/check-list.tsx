import { CheckMark } from "../../ui/check-mark/check-mark";
import type { IconText } from "../../ui/icon-text";
import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import { TitleText } from "../../ui/title-text/title-text";
import * as css from "./check-list.module.css";

/** The centre's promises to parents, each with a drawing and a tick. */
export function CheckList({ items }: { readonly items: readonly IconText[] }) {
  return (
    <ul className={css.list}>
      {items.map(({ icon, title, text }) => (
        <li key={title} className={css.item}>
          <span className={css.drawing}>
            <PaperIcon className={css.icon} name={icon} />
            <CheckMark className={css.check} />
          </span>
          <div>
            <h3>
              <TitleText>{title}</TitleText>
            </h3>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
