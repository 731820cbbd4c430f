import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { NotFoundProps } from "../components/not-found/not-found";
import { PlainNotFound } from "../components/not-found/plain-not-found";
import { buttonClass } from "../ui/button/button";
import { ErrorBoundary } from "../ui/error-boundary";
import { loadChunk } from "../ui/load-chunk";
import type { ErrorTexts } from "./use-site-content";

/** Loads the error view after a page has thrown: it would add 0.3 kB to every page. */
function LazyNotFound(props: NotFoundProps) {
  const [View, setView] = useState<ComponentType<NotFoundProps> | null>(null);

  useEffect(() => {
    loadChunk(() => import("../components/not-found/not-found"))
      .then(({ NotFound }) => setView(() => NotFound))
      .catch(() => setView(() => PlainNotFound));
  }, []);

  return View && <View {...props} />;
}

interface PageErrorProps {
  readonly texts: ErrorTexts;
  readonly children: ReactNode;
}

/** Shows the 404 view when a page throws while rendering (specification, section 2: the error view). */
export function PageError({ texts, children }: PageErrorProps) {
  const reload = (
    <button
      type="button"
      className={buttonClass({ variant: "secondary" })}
      onClick={() => window.location.reload()}
    >
      {texts.error.reload}
    </button>
  );
  return (
    <ErrorBoundary
      fallback={
        <LazyNotFound {...texts} action={reload}>
          <p>{texts.error.text}</p>
        </LazyNotFound>
      }
    >
      {children}
    </ErrorBoundary>
  );
}
