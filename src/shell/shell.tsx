import type { ReactNode } from "react";
import { SiteHead } from "../components/seo/site-head";
import { SiteContext } from "../components/site-context";
import type { PageContext } from "../site";
import { LogoDrawing } from "../ui/logo/logo";
import { ContactBar } from "./contact-bar/contact-bar";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import { PageError } from "./page-error";
import { Announcer } from "./page-transition/announcer";
import { usePageTransition } from "./page-transition/use-page-transition";
import * as css from "./shell.module.css";
import { useSiteContent } from "./use-site-content";

interface ShellProps {
  readonly location: { readonly pathname: string; readonly key?: string };
  readonly context: PageContext;
  readonly children: ReactNode;
}

const mainId = "main";

/** What surrounds every page. A navigation renders it twice, so its children are memoised. */
export function Shell({ location, context, children }: ShellProps) {
  const { site, errorTexts } = useSiteContent(context.builtOn ?? null);
  const { shown, main } = usePageTransition({ location, context, page: children });
  const { route, sky } = shown.context;
  return (
    <SiteContext.Provider value={site}>
      <SiteHead sky={sky} />
      <LogoDrawing />
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
