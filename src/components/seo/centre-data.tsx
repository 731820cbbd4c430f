import { Helmet } from "react-helmet";
import { routes } from "../../site";
import { useSite } from "../site-context";
import { centreJsonLd, toScriptText } from "./centre-json-ld";
import { useAbsoluteUrl } from "./use-absolute-url";

/**
 * The centre as structured data, on the two pages that are about it as a business: home, which
 * search engines take for the centre itself, and contact, which shows every fact of it. Elsewhere
 * it would cost bytes and say nothing new. It is a data block: browsers never run it, and a
 * Content-Security-Policy does not apply to it (HTML standard, "prepare the script element").
 */
export function CentreData() {
  const { centre, opening } = useSite();
  const absoluteUrl = useAbsoluteUrl();
  const data = centreJsonLd({ ...centre, opening }, absoluteUrl(routes.home), absoluteUrl);
  return (
    <Helmet>
      <script type="application/ld+json">{toScriptText(data)}</script>
    </Helmet>
  );
}
