import fs from "node:fs/promises";
import path from "node:path";
import { cacheControlFor, IMMUTABLE, IMMUTABLE_FOLDER } from "../../domain/cache-policy";
import { publicFolder } from "./page-files";

/** Headers by the addresses that they are for, `*` standing for any rest. */
export type HeaderRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Cloudflare Pages takes 100 rules. */
const mostCacheRules = 90;

/**
 * What may be kept for a year. All else is asked for anew each time, which Netlify and Cloudflare
 * do by themselves; a second rule for the same file would be added to the first, not replace it.
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

/** @see https://developers.cloudflare.com/pages/configuration/headers/ */
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
 * Writes `public/_headers`, which Netlify and Cloudflare Pages read. From its first rule our own
 * server takes the headers too.
 * @param everywhere headers of every answer
 */
export async function writeHeadersFile(
  everywhere: Readonly<Record<string, string>>,
): Promise<void> {
  const entries = await fs.readdir(publicFolder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const rules = { "/*": everywhere, ...cacheRules(files) };
  await fs.writeFile(path.join(publicFolder, "_headers"), headersText(rules));
}
