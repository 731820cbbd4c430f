import { createHash } from "node:crypto";
import { expectOfGatsby } from "../expect-gatsby";

export interface ThirdParties {
  /** URL template of the map tiles, from `content/site/centre.yml`. */
  readonly tiles: string;
  /** Origin of the mail provider, or `/`. */
  readonly mail: string;
}

const none = ["'none'"];
const self = "'self'";

function formatPolicy(script: string, { tiles, mail }: ThirdParties): string {
  const hash = createHash("sha256").update(script).digest("base64");
  const mailOrigins = mail.startsWith("/") ? [] : [new URL(mail).origin];
  const directives: readonly (readonly [string, readonly string[]])[] = [
    // For fonts, and in some browsers prefetching.
    ["default-src", [self]],
    ["script-src", [self, `'sha256-${hash}'`]],
    // Injecting a style into a static page takes a script, which `script-src` stops.
    ["style-src", [self, "'unsafe-inline'"]],
    // Leaflet replaces a tile that it stops loading with an empty image, a data URL.
    // The editor's preview shows photos that were chosen a moment ago, which are blobs.
    ["img-src", [self, "data:", "blob:", new URL(tiles).origin]],
    ["connect-src", [self, ...mailOrigins]],
    ["media-src", none],
    ["object-src", none],
    ["frame-src", none],
    ["worker-src", none],
    ["base-uri", none],
    // A script sends the enquiry. A native submit would put it into the URL.
    ["form-action", none],
  ];
  // No upgrade-insecure-requests: no source is http, unless the page itself is.
  return directives.map(([name, values]) => [name, ...values].join(" ")).join("; ");
}

/**
 * Insert a page's policy (CSP Level 3) after its charset, which must be in the first 1024 bytes. The
 * router opens pages without loading their documents, so every page allows the map and the mail provider.
 * @param script code of the only inline script
 */
export function insertPolicy(html: string, script: string, thirdParties: ThirdParties): string {
  const policy = formatPolicy(script, thirdParties);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const charset = /<meta charset="utf-8"\/>/i;
  expectOfGatsby(charset.test(html), "the charset in the head of a page");
  return html.replace(charset, (found) => found + meta);
}
