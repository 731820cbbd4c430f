import type { GatsbySSR } from "gatsby";
import { configName, type ServiceConfig } from "../enquiry/service-config";
import figtree from "../styles/fonts/figtree-bs.woff2";
import platypi from "../styles/fonts/platypi-bs.woff2";

const enquiryService: ServiceConfig = {
  publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY ?? "",
  serviceId: process.env.GATSBY_EMAILJS_SERVICE_ID ?? "",
  templateId: process.env.GATSBY_EMAILJS_TEMPLATE_ID ?? "",
  host: process.env.GATSBY_EMAILJS_HOST || "https://api.emailjs.com",
};

/** What every page's HTML has beside its content: language, fonts ahead of their use, the mail account. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "bs" });
  setHeadComponents([
    ...[platypi, figtree].map((href) => (
      <link
        key={href}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
    <meta key={configName} name={configName} content={JSON.stringify(enquiryService)} />,
    // The key puts the styles' hash into the renderer (see src/build/fresh-styles.ts).
    <link
      key={__STYLES_HASH__}
      rel="icon"
      href={`${__PATH_PREFIX__}/brand/favicon.svg`}
      type="image/svg+xml"
    />,
  ]);
};
