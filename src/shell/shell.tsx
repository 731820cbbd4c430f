import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { SiteMeta } from "../components/seo/meta";
import { SharedContext } from "../components/use-shared-content";
import { fill } from "../content/fill-placeholders";
import { elementIds } from "../domain/element-ids";
import type { PageContext } from "../site";
import * as common from "../styles/common.module.css";
import { getButtonClass } from "../ui/button/button";
import { ErrorBoundary } from "../ui/error-boundary";
import { LinkList } from "../ui/link-list";
import { PageSky } from "../ui/sky/page-sky";
import { ContactBar } from "./contact-bar/contact-bar";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { usePageTransition } from "./page-transition/use-page-transition";
import * as css from "./shell.module.css";
import { type ErrorTexts, useSharedQuery } from "./use-shared-query";

export type WrapPage = NonNullable<GatsbyBrowser<object, PageContext>["wrapPageElement"]>;

interface ShellProps {
  readonly location: { readonly pathname: string; readonly key?: string };
  readonly context: PageContext;
  readonly children: ReactNode;
}

/** Render everything around a page. Its children are memoised, because each navigation renders it twice. */
export function Shell({ location, context, children }: ShellProps) {
  const { shared, errorTexts } = useSharedQuery(context.builtOn);
  const { visible, main } = usePageTransition({ location, context, page: children });
  const { route, sky } = visible.context;
  return (
    <SharedContext.Provider value={shared}>
      <SiteMeta />
      <PageSky sky={sky} />
      <a className={css.skip} href={`#${elementIds.main}`}>
        {shared.texts.accessibility.skipLink}
      </a>
      <Header />
      <main ref={main} id={elementIds.main} className={`${css.main} themed`} tabIndex={-1}>
        {/* The 404 page's texts replace a page that throws while rendering (specification, section 2). */}
        <ErrorBoundary key={visible.path} fallback={<ErrorView {...errorTexts} />}>
          {visible.page}
        </ErrorBoundary>
      </main>
      <Footer route={route} />
      <ContactBar route={route} />
      <Announcer path={visible.path} template={shared.texts.accessibility.pageChanged} />
    </SharedContext.Provider>
  );
}

// Inline, because hardly anybody sees this view, and a class would add to the styles of every page.
const stacked = { display: "grid", justifyItems: "start", gap: "1.25rem" };

/** Render the texts of the 404 page with the styles and code of every page, so that nothing else can fail to load. */
function ErrorView({ title, homeLink, linksLabel, links, error }: ErrorTexts) {
  return (
    <section className={`${common.wrap} ${common.section}`} style={stacked}>
      {/* The specification requires this title in English. */}
      <h1 lang="en">{title}</h1>
      <p>{error.text}</p>
      <button
        type="button"
        className={getButtonClass({ variant: "secondary" })}
        onClick={() => window.location.reload()}
      >
        {error.reload}
      </button>
      <nav aria-label={linksLabel}>
        <LinkList links={[homeLink, ...links]} />
      </nav>
    </section>
  );
}

interface AnnouncerProps {
  readonly path: string;
  readonly template: string;
}

/** Announce page changes to screen readers. Gatsby would do so in English, and before the page has changed. */
function Announcer({ path, template }: AnnouncerProps) {
  const announcedPath = useRef(path);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    document.getElementById("gatsby-announcer")?.setAttribute("hidden", "");
  }, []);

  useEffect(() => {
    if (announcedPath.current === path) return;
    announcedPath.current = path;
    // react-helmet updates the title in the next frame, which may come late on a slow phone.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() =>
        setAnnouncement(fill(template, { title: document.title })),
      );
    });
    return () => cancelAnimationFrame(frame);
  }, [path, template]);

  return (
    <p className={common.screenReaderOnly} aria-live="assertive" aria-atomic="true">
      {announcement}
    </p>
  );
}

/** Wrap every page in the shell, which stays mounted while pages change. */
export const wrapInShell: WrapPage = ({ element, props: { location, pageContext } }) => (
  <Shell location={location} context={pageContext}>
    {element}
  </Shell>
);
