import * as layout from "../../styles/layout.module.css";
import { MoreLink } from "../../ui/more-link/more-link";
import type { NotFoundProps } from "./not-found";

// Inline, because every page would carry the rule of a class for a view that hardly anybody sees.
const stacked = { display: "grid", justifyItems: "start", gap: "1.25rem" };

/** `NotFound` without its scene, from styles that every page has: for when its chunk does not load. */
export function PlainNotFound(props: NotFoundProps) {
  const { title, homeLink, linksLabel, links, children, action } = props;
  return (
    <section className={`${layout.wrap} ${layout.section}`} style={stacked}>
      <h1 lang="en">{title}</h1>
      {children}
      {action}
      <nav aria-label={linksLabel}>
        <ul>
          {[homeLink, ...links].map((link, index) => (
            <li key={index}>
              <MoreLink {...link} />
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
