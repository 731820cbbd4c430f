export { onPreRenderHTML, onRenderBody } from "./src/gatsby/output/ssr";
export { wrapInShell as wrapPageElement } from "./src/shell/shell";
