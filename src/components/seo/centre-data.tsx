import { Helmet } from "react-helmet";
import { routes } from "../../site";
import { useSite } from "../site-context";
import { centreJsonLd, toScriptText } from "./centre-json-ld";
import { useAbsoluteUrl } from "./use-absolute-url";

/** The centre as structured data, on the home page, which search engines take for the centre itself. */
export function CentreData() {
  const { centre, opening, nearClosures: closures } = useSite();
  const absoluteUrl = useAbsoluteUrl();
  const data = centreJsonLd(
    { ...centre, opening: { ...opening, closures } },
    absoluteUrl(routes.home),
    absoluteUrl,
  );
  return (
    <Helmet>
      <script type="application/ld+json">{toScriptText(data)}</script>
    </Helmet>
  );
}
