/**
 * Stand in for Gatsby's handler of `Head` exports, 1.6 kB of every page's scripts. Templates of this site have
 * none: they set the head with react-helmet (`src/components/seo`).
 */
export function headHandlerForBrowser(): void {}
