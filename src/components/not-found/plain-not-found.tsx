import * as layout from "../../styles/layout.module.css";
import { MoreLink } from "../../ui/more-link/more-link";
import type { NotFoundProps } from "./not-found";

// Not a class: its rule would be in every page for a view that hardly anybody sees.
const stacked = { display: "grid", justifyItems: "start", gap: "1.25rem" };

/** The view without its night sky, made of what every page carries: for when nothing can be loaded. */
export function PlainNotFound(props: NotFoundProps) {
  const { title, homeLink, linksLabel, links, children, action } = props;
  return (
    <section className={`${layout.wrap} ${layout.section}`} style={stacked}>
      <h1 lang="en">{title}</h1>
      {children}
      {action}
      <nav aria-label={linksLabel}>
        <ul>
          {[homeLink, ...links].map((link) => (
            <li key={link.to}>
              <MoreLink {...link} />
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
