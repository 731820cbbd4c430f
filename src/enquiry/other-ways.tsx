import type { ContactPage } from "../content/kinds/pages";
import { buttonClass } from "../ui/button/button";
import { Icon, type IconName } from "../ui/icon/icon";
import * as css from "./enquiry-form.module.css";

/** A way to reach the centre that needs no form. */
export interface ContactWay {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
}

interface OtherWaysProps {
  readonly texts: ContactPage["alternatives"];
  readonly ways: readonly ContactWay[];
  /** Why nobody knows whether the enquiry has arrived. */
  readonly doubt: string | undefined;
}

/** What a parent can do when sending has failed, or may have. */
export function OtherWays({ texts, ways, doubt }: OtherWaysProps) {
  return (
    <div className={css.others}>
      <h2>{texts.title}</h2>
      {doubt && <p>{doubt}</p>}
      <p>{texts.kept}</p>
      <ul>
        {ways.map(({ icon, label, href }) => (
          <li key={icon}>
            <a className={buttonClass({ variant: "secondary" })} href={href}>
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className={css.hint}>{texts.emailNote}</p>
    </div>
  );
}
