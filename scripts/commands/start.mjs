// @ts-check
import { assertContent } from "../lib/check.mjs";
import { buildSite } from "../lib/gatsby.mjs";
import { ensureInstalled } from "../lib/install.mjs";
import { assertPortFree, parsePort } from "../lib/port.mjs";
import { runMain } from "../lib/report.mjs";
import { DEFAULT_PORT, serveUntilStopped } from "../lib/serve-site.mjs";

await runMain(async () => {
  const port = parsePort(process.env.PORT, DEFAULT_PORT);
  // Before the long work, not after it.
  await assertPortFree(port, "npm start");
  await ensureInstalled();
  await assertContent();
  await buildSite();
  await serveUntilStopped(port, "npm start");
});
