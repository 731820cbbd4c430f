declare global {
  interface Window {
    /** The page's path below the site's, from which Gatsby tells whether the address fits the page. */
    pagePath?: string;
    /** Hash of the build this page belongs to; Gatsby loads the page anew when it meets another. */
    ___webpackCompilationHash?: string;
    /** Gatsby's list of every template's files. Only its own prefetching reads it, which is off. */
    ___chunkMapping?: object;
  }
}

/** What a page needs to be hydrated: data at its end, so that the code in its head is the same in all. */
export interface PageNeeds {
  /** The page's path below the site's. */
  readonly pagePath: string;
  /** Hash of the build. */
  readonly build: string;
  /** Addresses, in the order in which they run. */
  readonly scripts: readonly string[];
  /** Addresses of what the router fetches before it takes the page over. */
  readonly data: readonly string[];
}
