import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** One hash for the content of every stylesheet in `src/`, in the order of their paths. */
function stylesHash(): string {
  const hash = createHash("sha256");
  const files = fs.readdirSync("src", { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".css")).sort()) {
    hash.update(fs.readFileSync(path.join("src", file)));
  }
  return hash.digest("hex");
}

/**
 * Lets a changed stylesheet reach every page of a build that follows another. Gatsby writes the
 * styles into each page, but renders a page anew only when its data or its scripts have changed:
 * seen with 5.16.1, a change in CSS alone left old styles in four of six pages. What the HTML
 * renderer is made of decides for all pages, so `src/shell/ssr.tsx` carries the styles' hash.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const define = args.plugins.define({ __STYLES_HASH__: JSON.stringify(stylesHash()) });
  args.actions.setWebpackConfig({ plugins: [define] });
};
