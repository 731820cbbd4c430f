/** Gatsby requires the document component at this path. */
export { default } from "./gatsby/output/document";
