import "./src/styles/shared-styles";

export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onPrefetchPathname,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from "./src/gatsby/browser/browser";
export { wrapPageElement } from "./src/shell/shell";
