import { withPrefix } from "gatsby";
import { memo } from "react";
import { Helmet } from "react-helmet";
import { icons, manifestPath, type PageLook, shareImage, themeColors } from "../../site";
import { useSite } from "../site-context";
import { useAbsoluteUrl } from "./use-absolute-url";

/**
 * What the heads of all pages share: language, icons, and how a shared link looks. Networks other
 * than X take the og tags; X takes them too, but shows a large picture only when told (twitter:card).
 */
export const SiteHead = memo(function SiteHead({ look }: { readonly look: PageLook["header"] }) {
  const { name, subtitle, shareImageAlt } = useSite().centre;
  const absoluteUrl = useAbsoluteUrl();
  return (
    <Helmet htmlAttributes={{ lang: "bs" }}>
      <meta name="theme-color" content={themeColors[look]} />
      <link rel="icon" href={withPrefix(icons.tab)} />
      <link rel="apple-touch-icon" href={withPrefix(icons.touch)} />
      <link rel="manifest" href={withPrefix(manifestPath)} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="bs_BA" />
      <meta property="og:site_name" content={`${name}, ${subtitle}`} />
      <meta property="og:image" content={absoluteUrl(shareImage.path)} />
      <meta property="og:image:type" content={shareImage.type} />
      <meta property="og:image:width" content={`${shareImage.width}`} />
      <meta property="og:image:height" content={`${shareImage.height}`} />
      <meta property="og:image:alt" content={shareImageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
});
