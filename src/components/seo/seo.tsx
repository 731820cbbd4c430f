import { Helmet } from "react-helmet";
import { useSite } from "../site-context";

interface SeoProps {
  readonly title: string;
  readonly description: string;
  /** Title and description for a link that is shared. */
  readonly shareTitle: string;
  readonly shareDescription: string;
}

/** The head of a page: language, title, description and how a shared link looks. */
export function Seo({ title, description, shareTitle, shareDescription }: SeoProps) {
  const { name, subtitle } = useSite().centre;
  return (
    <Helmet htmlAttributes={{ lang: "bs" }}>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="bs_BA" />
      <meta property="og:site_name" content={`${name}, ${subtitle}`} />
      <meta property="og:title" content={shareTitle} />
      <meta property="og:description" content={shareDescription} />
    </Helmet>
  );
}
