import { configName, type ServiceConfig } from "../../enquiry/service-config";
import { type PageCode, readPageCode } from "./inline-code";

interface PolicySources {
  /** Hashes of inline scripts. */
  readonly scripts: readonly string[];
  /** Origins of the map tiles. */
  readonly tiles: readonly string[];
  /** Origins that receive enquiries. */
  readonly mail: readonly string[];
}

const none = ["'none'"];
const self = "'self'";

/**
 * The text of a page's policy (CSP Level 3). The router opens pages without loading their documents, so
 * every page allows the map tiles and the mail provider.
 * @see https://www.w3.org/TR/CSP3/
 */
function policyText({ scripts, tiles, mail }: PolicySources): string {
  const directives: readonly (readonly [string, readonly string[]])[] = [
    // For fonts, the manifest, and in some browsers prefetching.
    ["default-src", [self]],
    ["script-src", [self, ...scripts]],
    // Injecting a style into a static page takes a script, which `script-src` stops.
    ["style-src", [self, "'unsafe-inline'"]],
    // Leaflet replaces a tile that it stops loading with an empty image, a data URL.
    ["img-src", [self, "data:", ...tiles]],
    ["connect-src", [self, ...mail]],
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
 * The origins of the map tiles.
 * @param template URL template from `content/site/centre.yml`
 */
export function tileOrigins(template: string): string[] {
  return [new URL(template).origin];
}

function mailOrigins({ metas }: PageCode): string[] {
  const { host = "/" }: Partial<ServiceConfig> = JSON.parse(metas.get(configName) ?? "{}");
  return host.startsWith("/") ? [] : [new URL(host).origin];
}

/**
 * Inserts the policy into a page, before everything that it restricts.
 * @param tiles origins of the map tiles
 * @throws Error if the page has code that no policy can allow
 */
export function protectPage(html: string, tiles: readonly string[]): string {
  const code = readPageCode(html);
  const policy = policyText({ scripts: code.scripts, tiles, mail: mailOrigins(code) });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, code.policyPlace) + meta + html.slice(code.policyPlace);
}
