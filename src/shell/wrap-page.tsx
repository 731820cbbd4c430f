import type { GatsbyBrowser } from "gatsby";
import type { ComponentType, ReactElement, ReactNode } from "react";
import type { PageContext } from "../site";
import { Shell } from "./shell";

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
