import "./src/styles/shared-styles";

export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onPrefetchPathname,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapPageElement,
} from "./src/gatsby/browser/browser";
