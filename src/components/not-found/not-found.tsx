import { Link } from "gatsby";
import type { ReactNode } from "react";
import type { NotFoundPage } from "../../content/kinds/pages";
import { buttonClass } from "../../ui/button/button";
import { MoonDrawing } from "../../ui/moon/moon";
import { Stars } from "../scenery/stars";
import * as css from "./not-found.module.css";

interface NotFoundProps extends Omit<NotFoundPage, "seo" | "error"> {
  /** What happened. */
  readonly children: ReactNode;
}

/** A night scene with links back, for an unknown address. */
export function NotFound({ title, homeLink, linksLabel, links, children }: NotFoundProps) {
  return (
    <section className={`${css.night} night`} data-ground>
      <Stars page="not-found" above />
      <svg className={css.moon} viewBox="0 0 220 380" aria-hidden="true">
        <g>
          <path stroke="#F7B68F" strokeWidth="1.5" d="M110 0v158" />
          <g transform="translate(20 144) scale(2.82)">
            <MoonDrawing />
          </g>
        </g>
      </svg>
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
