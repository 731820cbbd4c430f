declare global {
  interface Window {
    /** Path of the page within the site. Gatsby compares it with the address. */
    pagePath?: string;
    /** Gatsby's list of every template's files. Only its own prefetching reads it, which is disabled. */
    ___chunkMapping?: object;
  }
}

/** What is needed to hydrate a page: JSON at its end, so that all pages share one inline script. */
export interface HydrationFiles {
  /** Path of the page within the site. */
  readonly pagePath: string;
  readonly build: string;
  /** URL of the deferred stylesheet. */
  readonly css: string;
  /** URLs, in the order of execution. */
  readonly scripts: readonly string[];
  /** URLs that the router fetches before it hydrates the page. */
  readonly data: readonly string[];
}
