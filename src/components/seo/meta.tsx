import { withPrefix } from "gatsby";
import { Helmet } from "react-helmet";
import type { HomePage } from "../../content/schemas/pages";
import { useAbsoluteUrl, useSharedContent } from "../use-shared-content";

/** Preview image of shared links. Social networks show 1200 × 630 px uncropped. */
export const shareImage = {
  path: "/brand/share-card.jpg",
  width: 1200,
  height: 630,
} as const;

/** The favicon, the icon for home screens, and the logo for search engines. */
export const icons = {
  tab: "/brand/favicon.png",
  touch: "/brand/apple-touch-icon.png",
  logo: "/brand/icon-512.png",
} as const;

interface PageMetaProps extends Readonly<HomePage["seo"]> {
  /** A page without a path, such as the 404 page, is `noindex`. */
  readonly path?: string;
}

/** Render the elements in `<head>` of one page; `SiteMeta` renders those that all pages share. */
export function PageMeta(props: PageMetaProps) {
  const { title, description, shareTitle, shareDescription, path } = props;
  const getUrl = useAbsoluteUrl();
  const url = path && getUrl(path);
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {url && <link rel="canonical" href={url} />}
      {url && <meta property="og:url" content={url} />}
      {!url && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={shareTitle} />
      <meta property="og:description" content={shareDescription} />
    </Helmet>
  );
}

/** Render the elements in `<head>` that all pages share. */
export function SiteMeta() {
  const { name, subtitle, shareImageAlt } = useSharedContent().centre;
  const getUrl = useAbsoluteUrl();
  return (
    <Helmet>
      <link rel="icon" href={withPrefix(icons.tab)} />
      <link rel="apple-touch-icon" href={withPrefix(icons.touch)} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="bs_BA" />
      <meta property="og:site_name" content={`${name}, ${subtitle}`} />
      <meta property="og:image" content={getUrl(shareImage.path)} />
      <meta property="og:image:width" content={`${shareImage.width}`} />
      <meta property="og:image:height" content={`${shareImage.height}`} />
      <meta property="og:image:alt" content={shareImageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
