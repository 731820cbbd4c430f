import type { GatsbyBrowser } from "gatsby";
import type { ComponentType, PropsWithChildren, ReactElement, ReactNode } from "react";
import { SiteHead } from "../components/seo/site-head";
import { SiteContext } from "../components/site-context";
import type { PageContext } from "../site";
import * as layout from "../styles/layout.module.css";
import { buttonClass } from "../ui/button/button";
import { ErrorBoundary } from "../ui/error-boundary";
import { MoreLink } from "../ui/more-link/more-link";
import { ContactBar } from "./contact-bar/contact-bar";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { Announcer } from "./page-transition/announcer";
import { usePageTransition } from "./page-transition/use-page-transition";
import * as css from "./shell.module.css";
import { type ErrorTexts, useSiteContent } from "./use-site-content";

interface ShellProps {
  readonly location: { readonly pathname: string; readonly key?: string };
  readonly context: PageContext;
  readonly children: ReactNode;
}

const mainId = "main";

/** What surrounds every page. A navigation renders it twice, so its children are memoised. */
function Shell({ location, context, children }: ShellProps) {
  const { site, errorTexts } = useSiteContent(context.builtOn ?? null);
  const { shown, main } = usePageTransition({ location, context, page: children });
  const { route, sky } = shown.context;
  return (
    <SiteContext.Provider value={site}>
      <SiteHead sky={sky} />
      <a className={css.skip} href={`#${mainId}`}>
        {site.texts.accessibility.skipLink}
      </a>
      <Header />
      <main ref={main} id={mainId} className={`${css.main} daylight`} tabIndex={-1}>
        <PageError key={shown.path} texts={errorTexts}>
          {shown.page}
        </PageError>
      </main>
      <Footer route={route} />
      <ContactBar route={route} />
      <Announcer path={shown.path} template={site.texts.accessibility.pageChanged} />
    </SiteContext.Provider>
  );
}

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

/** Shows the texts of the 404 page when a page throws while rendering (specification, section 2). */
function PageError({ texts, children }: PropsWithChildren<{ texts: ErrorTexts }>) {
  return <ErrorBoundary fallback={<ErrorView {...texts} />}>{children}</ErrorBoundary>;
}

interface WrappedPage {
  readonly element: ReactElement;
  readonly context: PageContext;
  /** Puts the shell around a page. */
  readonly wrap: (page: ReactNode, context: PageContext) => ReactNode;
}

/** In the editor's preview: what shows a draft in place of the published page (`src/preview`). */
export const preview: { Page?: ComponentType<WrappedPage> } = {};

/** Wraps every page in the shell, which stays mounted while pages change. */
export const wrapPageElement: GatsbyBrowser<object, PageContext>["wrapPageElement"] = ({
  element,
  props: { location, pageContext },
}) => {
  const wrap = (page: ReactNode, context: PageContext) => (
    <Shell location={location} context={context}>
      {page}
    </Shell>
  );
  const { Page } = preview;
  if (Page) return <Page element={element as ReactElement} context={pageContext} wrap={wrap} />;
  return wrap(element, pageContext);
};
