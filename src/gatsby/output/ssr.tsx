import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/** Sort key of an element of the head: first others, then the styles of all pages, then the page's own. */
function getStyleRank(element: ReactNode): number {
  if (!isValidElement<{ "data-href"?: string }>(element) || element.type !== "style") return 0;
  return /\/app\.[^/]*$/.test(element.props["data-href"] ?? "") ? 1 : 2;
}

/** Return whether Gatsby adds an element to every page that this site does not use. */
function isUnneeded(element: ReactNode): boolean {
  const unneeded = /^(?:gatsby-image-style|generator-|script-loader)/;
  return isValidElement(element) && unneeded.test(String(element.key));
}

/** Remove unneeded elements, and move styles to the end of the head, the page's own last. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const head = getHeadComponents().filter((element) => !isUnneeded(element));
  replaceHeadComponents(head.sort((a, b) => getStyleRank(a) - getStyleRank(b)));
  replacePostBodyComponents(getPostBodyComponents().filter((element) => !isUnneeded(element)));
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) =>
  setHtmlAttributes({ lang: "bs" });
