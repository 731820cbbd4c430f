// @ts-check
import { checkContent } from "../lib/check.mjs";
import { ensureInstalled } from "../lib/install.mjs";
import { runMain, say } from "../lib/report.mjs";

await runMain(async () => {
  await ensureInstalled();
  const { problems, hasErrors, report } = await checkContent();
  say(report.reportText(problems));
  return hasErrors ? 1 : 0;
});
