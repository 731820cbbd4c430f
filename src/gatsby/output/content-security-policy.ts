import { configName, type ServiceConfig } from "../../enquiry/service-config";
import { type PageCode, readPageCode } from "./inline-code";

/** Everything that pages need from elsewhere, and the inline code they hold. */
export interface PolicySources {
  readonly scripts: readonly string[];
  /** Left out, every inline style is allowed. */
  readonly styles?: readonly string[];
  /** Origins of the map's tiles. */
  readonly tiles: readonly string[];
  /** Origins that take enquiries. */
  readonly mail: readonly string[];
  /** Whether it is for files to download too: Safari takes a PDF for an object in a page of its own. */
  readonly hasFiles?: boolean;
}

const none = ["'none'"];
const self = "'self'";

/**
 * The policy of the site (CSP Level 3). Whoever opens a page can reach all others without loading
 * a document, so that every page allows the tiles and the mail provider.
 * @see https://www.w3.org/TR/CSP3/
 */
export function policyText(sources: PolicySources): string {
  const { scripts, styles, tiles, mail, hasFiles } = sources;
  const directives: readonly (readonly [string, readonly string[]])[] = [
    // For fonts and the manifest. Some browsers count what Gatsby fetches ahead as "default", too.
    ["default-src", [self]],
    ["script-src", [self, ...scripts]],
    // React writes `style="…"` into the HTML: sizes, and numbers that animations count with.
    ["style-src", [self, "'unsafe-inline'"]],
    ...(styles ? ([["style-src-elem", [self, ...styles]]] as const) : []),
    // Leaflet replaces a tile that it stops loading by an empty picture, a data address.
    ["img-src", [self, "data:", ...tiles]],
    ["connect-src", [self, ...mail]],
    ["media-src", none],
    ["object-src", hasFiles ? [self] : none],
    ["frame-src", none],
    ["worker-src", none],
    ["base-uri", none],
    // The enquiry goes out by script; by itself the form would write it into the address.
    ["form-action", none],
  ];
  // No upgrade-insecure-requests: nothing here is allowed over http that was not asked for by http.
  return directives.map(([name, values]) => [name, ...values].join(" ")).join("; ");
}

/**
 * Where Leaflet gets tiles from.
 * @param template the address in `content/site/centre.yml`
 */
export function tileOrigins(template: string): string[] {
  return [new URL(template).origin];
}

function mailOrigins({ metas }: PageCode): string[] {
  const { host = "/" }: Partial<ServiceConfig> = JSON.parse(metas.get(configName) ?? "{}");
  return host.startsWith("/") ? [] : [new URL(host).origin];
}

/** The sources of a page. */
function pageSources(code: PageCode, tiles: readonly string[]): PolicySources {
  return { scripts: code.scripts, styles: code.styles, tiles, mail: mailOrigins(code) };
}

/**
 * One set of sources for all pages, always in the same order. Styles are left to each page's own
 * policy: their hashes would be 0.4 kB of every answer.
 */
export function mergeSources(all: readonly PolicySources[]): PolicySources {
  const merge = (key: "scripts" | "tiles" | "mail") =>
    [...new Set(all.flatMap((one) => one[key]))].sort();
  return {
    scripts: merge("scripts"),
    tiles: merge("tiles"),
    mail: merge("mail"),
  };
}

/**
 * Puts the policy into a page, before anything it guards.
 * @returns the page, and what its policy allows
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
