export { onPreRenderHTML, onRenderBody } from "./src/gatsby/output/ssr";
export { wrapPageElement } from "./src/shell/shell";
