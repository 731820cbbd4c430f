import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { configName, type ServiceConfig } from "../../enquiry/service-config";

const enquiryService: ServiceConfig = {
  publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY ?? "",
  serviceId: process.env.GATSBY_EMAILJS_SERVICE_ID ?? "",
  templateId: process.env.GATSBY_EMAILJS_TEMPLATE_ID ?? "",
  host: process.env.GATSBY_EMAILJS_HOST || "https://api.emailjs.com",
};

/** Place of a style among the head's elements: those of all pages come before the page's own. */
function styleRank(element: ReactNode): number {
  if (!isValidElement<{ "data-href"?: string }>(element) || element.type !== "style") return 0;
  return /\/app\.[^/]*$/.test(element.props["data-href"] ?? "") ? 1 : 2;
}

/**
 * What Gatsby writes into every page and none needs: its name, styles and a script for
 * `GatsbyImage`, and the page's path, which the script of the first view hands over.
 */
function isUnneeded(element: ReactNode): boolean {
  const unneeded = /^(?:gatsby-image-style|generator-|script-loader)/;
  return isValidElement(element) && unneeded.test(String(element.key));
}

/**
 * Puts the styles of all pages in front of the page's own, which may change them, and all of them
 * at the end of the head.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const head = getHeadComponents().filter((element) => !isUnneeded(element));
  replaceHeadComponents(head.sort((one, other) => styleRank(one) - styleRank(other)));
  replacePostBodyComponents(getPostBodyComponents().filter((element) => !isUnneeded(element)));
};

/** What every page's HTML has beside its content: language and the mail account. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "bs" });
  setHeadComponents([
    <meta key={configName} name={configName} content={JSON.stringify(enquiryService)} />,
  ]);
};
