/**
 * Stand in for Gatsby's handler of `Head` exports, about 2 kB in every page's scripts. Templates of this site have
 * none: they set the head with react-helmet (`src/components/seo`).
 */
export function headHandlerForBrowser(): void {}
