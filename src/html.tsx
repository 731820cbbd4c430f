/** Gatsby looks for the document around every page here, and nowhere else. */
export { default } from "./gatsby/output/document";
