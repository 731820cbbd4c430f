import "./src/styles/every-page";

export {
  disableCorePrefetching,
  onClientEntry,
  onPrefetchPathname,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from "./src/shell/browser";
export { wrapPageElement } from "./src/shell/wrap-page";
