export { onPreRenderHTML, onRenderBody } from "./src/shell/ssr";
export { wrapPageElement } from "./src/shell/wrap-page";
