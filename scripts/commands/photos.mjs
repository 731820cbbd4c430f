// @ts-check
import { ensureInstalled } from "../lib/install.mjs";
import { ROOT } from "../lib/paths.mjs";
import { runMain } from "../lib/report.mjs";

await runMain(async () => {
  await ensureInstalled();
  // Only now: they need the installed packages.
  const { importTypeScript } = await import("../lib/typescript.mjs");
  const { assertNothingSwallowed } = await import("../lib/photos/arguments.mjs");
  const { runPhotos } = await import("../lib/photos/run.mjs");
  const rules = await importTypeScript("src/content/photo-rules.ts");
  // npm starts scripts in the project's root; paths are meant from where the person is.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const args = process.argv.slice(2);
  assertNothingSwallowed(args, process.env);
  await runPhotos(args, { root: ROOT, cwd, rules });
});
