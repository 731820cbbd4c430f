// @ts-check
import { assertContent, publishingWarnings } from "../lib/check.mjs";
import { buildSite } from "../lib/gatsby.mjs";
import { ensureInstalled } from "../lib/install.mjs";
import { runMain, say } from "../lib/report.mjs";

await runMain(async () => {
  await ensureInstalled();
  const problems = await assertContent();
  await buildSite();
  // Last, where they are still on the screen when somebody publishes.
  for (const warning of await publishingWarnings(problems)) say(`\n${warning}`);
});
