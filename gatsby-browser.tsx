import "./src/styles/every-page";

export { onClientEntry, shouldUpdateScroll } from "./src/shell/browser";
export { wrapPageElement } from "./src/shell/wrap-page";
