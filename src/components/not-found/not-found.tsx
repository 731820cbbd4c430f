import { Link } from "gatsby";
import type { ReactNode } from "react";
import type { NotFoundPage } from "../../content/kinds/pages";
import * as layout from "../../styles/layout.module.css";
import { ButtonLink } from "../../ui/button/button";
import { Stars } from "../scenery/stars";
import { Crossroads } from "./crossroads";
import * as css from "./not-found.module.css";

interface NotFoundProps extends Omit<NotFoundPage, "seo" | "error"> {
  /** What happened. */
  readonly children: ReactNode;
}

/** A crossroads, where a dog has found the way back: for an unknown address. */
export function NotFound({ title, homeLink, linksLabel, links, children }: NotFoundProps) {
  return (
    <section className={`${css.scene} daylight`}>
      <Stars page="not-found" />
      <Crossroads className={css.land} />
      <div className={css.inner}>
        {/* The specification wants this title in English: it is small, below what the text says in Bosnian. */}
        <h1 lang="en" className={layout.eyebrow}>
          {title}
        </h1>
        <div className={`${layout.lead} ${css.text}`}>{children}</div>
        <div className={css.actions}>
          <ButtonLink {...homeLink} />
        </div>
        <nav aria-label={linksLabel}>
          <ul className={css.links}>
            {links.map(({ label, to }, index) => (
              <li key={index}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
