import { Helmet } from "react-helmet";
import type { HomePage } from "../../content/kinds/pages";
import { useAbsoluteUrl } from "../site-context";

interface PageMetaProps extends Readonly<HomePage["seo"]> {
  /** Without it, as on the 404 page, the page is `noindex`. */
  readonly path?: string;
}

/** Render the head elements of one page; `SiteMeta` renders those that all pages share. */
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
