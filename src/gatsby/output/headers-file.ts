import fs from "node:fs/promises";
import path from "node:path";
import { cacheControlFor, IMMUTABLE, IMMUTABLE_FOLDER } from "../../domain/cache-policy";
import { publicFolder } from "./page-files";

/** Headers by URL path; `*` at its end matches any rest. */
export type HeaderRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Cloudflare Pages allows 100 rules. */
const mostCacheRules = 90;

/**
 * Rules for files that may be cached for a year. Netlify and Cloudflare revalidate all others by default;
 * a rule for them would be added to the headers of a matching one, not replace it.
 * @param files names of the files at the top of the built site
 */
export function cacheRules(files: readonly string[]): HeaderRules {
  const kept = files.filter(
    (name) => /\.(?:js|css)$/.test(name) && cacheControlFor(`/${name}`) === IMMUTABLE,
  );
  const addresses = [`/${IMMUTABLE_FOLDER}/*`, ...kept.sort().map((name) => `/${name}`)];
  return Object.fromEntries(
    addresses.slice(0, mostCacheRules).map((address) => [address, { "Cache-Control": IMMUTABLE }]),
  );
}

/** The text of a `_headers` file: https://developers.cloudflare.com/pages/configuration/headers/ */
export function headersText(rules: HeaderRules): string {
  return Object.entries(rules)
    .map(([address, headers]) =>
      [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join(
        "\n",
      ),
    )
    .join("\n");
}

/**
 * Writes `public/_headers` for Netlify and Cloudflare Pages. Our own server uses its first rule.
 * @param everywhere headers of every response
 */
export async function writeHeadersFile(
  everywhere: Readonly<Record<string, string>>,
): Promise<void> {
  const entries = await fs.readdir(publicFolder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const rules = { "/*": everywhere, ...cacheRules(files) };
  await fs.writeFile(path.join(publicFolder, "_headers"), headersText(rules));
}
