// @ts-check
import { ensureInstalled } from "../lib/install.mjs";
import { ROOT } from "../lib/paths.mjs";
import { runMain } from "../lib/report.mjs";

await runMain(async () => {
  await ensureInstalled();
  // Only now: they need the installed packages.
  const { importTypeScript } = await import("../lib/typescript.mjs");
  const { runPhotos } = await import("../lib/photos/run.mjs");
  const rules = await importTypeScript("src/content/photo-rules.ts");
  // npm starts scripts in the project's root; paths are meant from where the person is.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  await runPhotos(process.argv.slice(2), { root: ROOT, cwd, rules });
});
