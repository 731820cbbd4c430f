import "./src/styles/every-page";

export {
  disableCorePrefetching,
  onClientEntry,
  onPrefetchPathname,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from "./src/gatsby/browser/browser";
export { wrapPageElement } from "./src/shell/wrap-page";
