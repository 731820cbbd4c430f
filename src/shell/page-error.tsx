import type { ReactNode } from "react";
import * as layout from "../styles/layout.module.css";
import { buttonClass } from "../ui/button/button";
import { ErrorBoundary } from "../ui/error-boundary";
import { MoreLink } from "../ui/more-link/more-link";
import type { ErrorTexts } from "./use-site-content";

// Inline, because every page would carry the rule of a class for a view that hardly anybody sees.
const stacked = { display: "grid", justifyItems: "start", gap: "1.25rem" };

/** The texts of the 404 page, from styles and code that every page has: nothing more can fail to load. */
function ErrorView({ title, homeLink, linksLabel, links, error }: ErrorTexts) {
  return (
    <section className={`${layout.wrap} ${layout.section}`} style={stacked}>
      {/* The specification wants this title in English. */}
      <h1 lang="en">{title}</h1>
      <p>{error.text}</p>
      <button
        type="button"
        className={buttonClass({ variant: "secondary" })}
        onClick={() => window.location.reload()}
      >
        {error.reload}
      </button>
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

interface PageErrorProps {
  readonly texts: ErrorTexts;
  readonly children: ReactNode;
}

/** Shows the texts of the 404 page when a page throws while rendering (specification, section 2). */
export function PageError({ texts, children }: PageErrorProps) {
  return <ErrorBoundary fallback={<ErrorView {...texts} />}>{children}</ErrorBoundary>;
}
