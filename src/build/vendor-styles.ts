import fs from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { vendorStyles } from "../site";

// Gatsby compiles this file with Parcel, where require.resolve fails (gatsbyjs/gatsby#37201).
const sources = {
  leaflet: "node_modules/leaflet/dist/leaflet.css",
  lightbox: "node_modules/yet-another-react-lightbox/dist/styles.css",
} as const;

/**
 * Publishes the stylesheets of the map and the photo viewer beside the site. Gatsby would put
 * imported ones into the head of every page (20 kB); each is linked when its part is first shown.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async () => {
  await fs.mkdir("public/vendor", { recursive: true });
  for (const name of ["leaflet", "lightbox"] as const) {
    await fs.copyFile(sources[name], path.join("public", vendorStyles[name]));
  }
};
