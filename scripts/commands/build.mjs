// @ts-check
import { buildSite } from "../lib/gatsby.mjs";
import { ensureInstalled } from "../lib/install.mjs";
import { runMain } from "../lib/report.mjs";

await runMain(async () => {
  await ensureInstalled();
  await buildSite();
});
