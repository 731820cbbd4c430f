import { configName, type ServiceConfig } from "../../enquiry/service-config";
import { type PageCode, readPageCode } from "./inline-code";

/** The sources that a policy allows in addition to the site itself. */
export interface PolicySources {
  /** Hashes of inline scripts. */
  readonly scripts: readonly string[];
  /** Origins of the map tiles. */
  readonly tiles: readonly string[];
  /** Origins that receive enquiries. */
  readonly mail: readonly string[];
  /** Whether it also covers downloads: Safari opens a PDF as an object in a page. */
  readonly hasFiles?: boolean;
}

const none = ["'none'"];
const self = "'self'";

/**
 * The text of a policy (CSP Level 3). The router opens pages without loading their documents, so
 * every page allows the map tiles and the mail provider.
 * @see https://www.w3.org/TR/CSP3/
 */
export function policyText(sources: PolicySources): string {
  const { scripts, tiles, mail, hasFiles } = sources;
  const directives: readonly (readonly [string, readonly string[]])[] = [
    // For fonts, the manifest, and in some browsers prefetching.
    ["default-src", [self]],
    ["script-src", [self, ...scripts]],
    // Inline styles are ours: without a script of its own, nobody can add one to a static page.
    ["style-src", [self, "'unsafe-inline'"]],
    // Leaflet replaces a tile that it stops loading with an empty image, a data URL.
    ["img-src", [self, "data:", ...tiles]],
    ["connect-src", [self, ...mail]],
    ["media-src", none],
    ["object-src", hasFiles ? [self] : none],
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

function pageSources(code: PageCode, tiles: readonly string[]): PolicySources {
  return { scripts: code.scripts, tiles, mail: mailOrigins(code) };
}

/** Merges the sources of all pages, sorted. */
export function mergeSources(all: readonly PolicySources[]): PolicySources {
  const merge = (key: "scripts" | "tiles" | "mail") =>
    [...new Set(all.flatMap((one) => one[key]))].sort();
  return { scripts: merge("scripts"), tiles: merge("tiles"), mail: merge("mail") };
}

/**
 * Inserts the policy into a page, before everything that it restricts.
 * @param tiles origins of the map tiles
 * @returns the page, and the sources that its policy allows
 * @throws Error if the page has code that no policy can allow
 */
export function protectPage(
  html: string,
  tiles: readonly string[],
): { html: string; sources: PolicySources } {
  const code = readPageCode(html);
  const sources = pageSources(code, tiles);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(sources)}"/>`;
  return {
    html: html.slice(0, code.policyPlace) + meta + html.slice(code.policyPlace),
    sources,
  };
}
