import type { ReactNode } from "react";
import { NotFound } from "../components/not-found/not-found";
import { buttonClass } from "../ui/button/button";
import { ErrorBoundary } from "../ui/error-boundary";
import type { ErrorTexts } from "./use-site-content";

interface PageErrorProps {
  readonly texts: ErrorTexts;
  readonly children: ReactNode;
}

/** Shows the 404 view when a page throws while it is drawn (specification, section 2: the error view). */
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
        <NotFound {...texts} action={reload}>
          <p>{texts.error.text}</p>
        </NotFound>
      }
    >
      {children}
    </ErrorBoundary>
  );
}
