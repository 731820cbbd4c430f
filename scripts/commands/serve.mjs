// @ts-check
import { ensureInstalled } from "../lib/install.mjs";
import { assertPortFree, parsePort } from "../lib/port.mjs";
import { runMain } from "../lib/report.mjs";
import { assertBuilt, DEFAULT_PORT, serveUntilStopped } from "../lib/serve-site.mjs";

await runMain(async () => {
  assertBuilt();
  const port = parsePort(process.env.PORT, DEFAULT_PORT);
  await assertPortFree(port, "npm run serve");
  await ensureInstalled();
  await serveUntilStopped(port, "npm run serve");
});
