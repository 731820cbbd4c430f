import { Link } from "gatsby";
import type { HomePage } from "../../content/kinds/pages";
import type { Perk } from "../../content/kinds/sections";
import { buttonClass } from "../../ui/button/button";
import { Prose } from "../../ui/prose/prose";
import { TitleText } from "../../ui/title-text/title-text";
import { PaperScene } from "./paper-scene";
import * as css from "./perks.module.css";

interface PerkCardProps extends Omit<Perk, "order" | "icon"> {
  /** Name in `static/icons/paper.svg`. */
  readonly icon: string;
  /** Text as HTML. */
  readonly body: string;
}

function PerkCard({ icon, title, body, link }: PerkCardProps) {
  return (
    <li className={css.card}>
      <PaperScene icon={icon} />
      <div className={css.body}>
        <h3>
          <TitleText>{title}</TitleText>
        </h3>
        <Prose className={css.text} html={body} />
        <div className={css.link}>
          <Link
            className={buttonClass({ variant: "secondary", size: "small" })}
            to={link.to}
            aria-label={link.description ?? undefined}
          >
            {link.label}
          </Link>
        </div>
      </div>
    </li>
  );
}

interface PerksProps extends Pick<HomePage, "perksTitle"> {
  readonly perks: readonly PerkCardProps[];
}

/** Cards about what the centre offers, each with a link to a page. */
export function Perks({ perksTitle, perks }: PerksProps) {
  return (
    <section className={css.section} id="kartice">
      <div className={css.inner}>
        <h2>{perksTitle}</h2>
        <ul className={css.list}>
          {perks.map((perk, index) => (
            <PerkCard key={index} {...perk} />
          ))}
        </ul>
      </div>
    </section>
  );
}
