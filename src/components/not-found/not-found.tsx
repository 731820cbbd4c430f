import { Link } from "gatsby";
import type { ReactNode } from "react";
import type { NotFoundPage } from "../../content/kinds/pages";
import { buttonClass } from "../../ui/button/button";
import { Drawing } from "../../ui/drawing";
import { Stars } from "../scenery/stars";
import { Valley } from "../scenery/valley";
import * as css from "./not-found.module.css";

interface NotFoundProps extends Omit<NotFoundPage, "seo" | "error"> {
  /** What happened. */
  readonly children: ReactNode;
}

/** The sun takes a nap, or sleeps, above links back: for an unknown address. */
export function NotFound({ title, homeLink, linksLabel, links, children }: NotFoundProps) {
  return (
    <section className={`${css.scene} daylight`} data-ground>
      <Stars page="not-found" />
      <Drawing className={css.asleep} width={380} height={330} file="/heads/asleep.svg" />
      <Valley className={css.hills} align="xMin" />
      <div className={css.inner}>
        {/* The specification wants this title in English. */}
        <h1 lang="en">{title}</h1>
        <div className={css.text}>{children}</div>
        <div className={css.actions}>
          <Link className={buttonClass()} to={homeLink.to}>
            {homeLink.label}
          </Link>
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
