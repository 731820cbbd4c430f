export { onPreRenderHTML, onRenderBody } from "./src/gatsby/browser/ssr";
export { wrapPageElement } from "./src/shell/wrap-page";
