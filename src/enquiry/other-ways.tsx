import type { ContactPage } from "../content/kinds/pages";
import { buttonClass } from "../ui/button/button";
import { Icon, type IconName } from "../ui/icon/icon";
import * as css from "./enquiry-form.module.css";

/** A link to reach the centre without the form. */
export interface ContactWay {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
}

interface OtherWaysProps {
  readonly texts: ContactPage["alternatives"];
  readonly ways: readonly ContactWay[];
  /** A sentence that the enquiry may have arrived, after a timeout. */
  readonly mayHaveArrived: string | undefined;
}

/** Links to reach the centre when sending has failed, or may have failed. */
export function OtherWays({ texts, ways, mayHaveArrived }: OtherWaysProps) {
  return (
    <div className={css.others}>
      <h2>{texts.title}</h2>
      {mayHaveArrived && <p>{mayHaveArrived}</p>}
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
