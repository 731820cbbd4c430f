import { type ReactNode, useEffect } from "react";
import { SiteHead } from "../components/seo/site-head";
import { SiteContext } from "../components/site-context";
import type { PageLook } from "../site";
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
  readonly look: PageLook;
  /** The day of building, where content holds something dated. */
  readonly builtOn: string | null;
  /** The page. */
  readonly children: ReactNode;
}

const mainId = "main";

/**
 * The frame of every page: header, the page in its animated place, footer, contact bar. A navigation
 * draws it twice, once for the address and once for the page, so its parts are memoised.
 */
export function Shell({ location, look, builtOn, children }: ShellProps) {
  const { site, errorTexts } = useSiteContent(builtOn);
  const { shown, main, isNightBehind } = usePageTransition({ location, look, page: children });
  // Effects of all parts have run: they answer.
  useEffect(() => window.releaseTouches?.(), []);
  return (
    <SiteContext.Provider value={site}>
      <SiteHead look={shown.look.header} />
      <LogoDrawing />
      <a className={css.skip} href={`#${mainId}`}>
        {site.texts.accessibility.skipLink}
      </a>
      <Header look={shown.look.header} />
      <div className={isNightBehind ? css.night : undefined}>
        <main ref={main} id={mainId} className={css.main} tabIndex={-1}>
          <PageError key={shown.path} texts={errorTexts}>
            {shown.page}
          </PageError>
        </main>
      </div>
      <Footer edge={shown.look.edge} />
      <ContactBar />
      <Announcer path={shown.path} template={site.texts.accessibility.pageChanged} />
    </SiteContext.Provider>
  );
}
