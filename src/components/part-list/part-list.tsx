import type { IconText } from "../../ui/icon-text";
import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import { TitleText } from "../../ui/title-text/title-text";
import * as css from "./part-list.module.css";

/** The parts of a programme section, each with its drawing. */
export function PartList({ parts }: { readonly parts: readonly IconText[] }) {
  return (
    <ul className={css.list}>
      {parts.map(({ icon, title, text }) => (
        <li key={title} className={css.item}>
          <PaperIcon className={css.icon} name={icon} />
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
