import { Helmet } from "react-helmet";
import { useAbsoluteUrl } from "./use-absolute-url";

interface SeoProps {
  readonly title: string;
  readonly description: string;
  /** Title and description for a link that is shared. */
  readonly shareTitle: string;
  readonly shareDescription: string;
  /** Address of the page in the site; without it the page is kept out of search engines (the 404 page). */
  readonly path?: string;
}

/** What the head of a page says of this page alone; `SiteHead` says what all pages share. */
export function Seo({ title, description, shareTitle, shareDescription, path }: SeoProps) {
  const absoluteUrl = useAbsoluteUrl();
  const url = path && absoluteUrl(path);
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
