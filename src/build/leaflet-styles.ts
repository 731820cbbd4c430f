import fs from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { leafletStylesPath } from "../site";

/**
 * Publishes Leaflet's own stylesheet beside the site. Gatsby would put an imported one into
 * the head of every page (15 kB); the map links it when it comes into view.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async () => {
  // Gatsby compiles this file with Parcel, where require.resolve fails (gatsbyjs/gatsby#37201).
  const styles = path.resolve("node_modules/leaflet/dist/leaflet.css");
  await fs.copyFile(styles, path.resolve("public", path.basename(leafletStylesPath)));
};
