import { type ReactNode, useEffect, useState } from "react";
import { ErrorBoundary } from "../../ui/error-boundary";

interface LastPageProps {
  readonly container: Element;
  /** The server's HTML. */
  readonly built: string;
}

/** The page as it was before React failed. Its links, menu and sections work without React. */
function LastPage({ container, built }: LastPageProps) {
  // After an error in hydration React has emptied the container by now.
  const [html] = useState(() => container.innerHTML || built);
  useEffect(() => window.onScriptsFailed?.(), []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own page
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Keeps the page in view if anything around its content throws. Otherwise React removes the whole page. */
export function keepPage(element: ReactNode, container: Element): ReactNode {
  const lastPage = <LastPage container={container} built={container.innerHTML} />;
  return <ErrorBoundary fallback={lastPage}>{element}</ErrorBoundary>;
}
