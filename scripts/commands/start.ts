// npm start: builds the production site and serves it on http://localhost:9000, or PORT.

import { defaultPort, serveUntilStopped } from "../server/server";
import { buildSite } from "../site/gatsby";
import { assertValidContent } from "../site/report";
import { assertPortFree, parsePort } from "../system/port";

export async function main() {
  const port = parsePort(process.env.PORT, defaultPort);
  // Checked before the build, which takes minutes.
  await assertPortFree(port, "npm start");
  await assertValidContent();
  await buildSite();
  await serveUntilStopped(port, "npm start");
}
