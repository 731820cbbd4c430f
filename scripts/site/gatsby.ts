import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gatsbyCacheFolder, publicPath } from "../system/paths";
import { runNode } from "../system/process";
import { UserError } from "../system/user-error";
import { type Env, readEnv } from "./env-files";
import { getBuildEnv } from "./site-url";

// Makes Gatsby print plain lines, without cursor movements, into a log or in CI.
const plainOutput = process.stdout.isTTY ? {} : { CI: process.env.CI || "true" };

/** Marks a complete build. It is deleted with the cache, by the next build and by `npm run dev`. */
const completeMark = path.join(gatsbyCacheFolder, "complete");

function deleteOutput() {
  for (const folder of [gatsbyCacheFolder, publicPath]) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Delete the output of earlier runs, run the Gatsby command line and return its exit code. `npm run dev` has the path
 * prefix and the repository of the published site too.
 * @param env added to the environment
 * @throws UserError after Ctrl+C
 */
export async function runGatsby(args: string[], env: Env): Promise<number> {
  deleteOutput();
  return runNode("node_modules/gatsby/cli.js", args, {
    env: {
      ...plainOutput,
      ...getBuildEnv(readEnv("production")),
      ...env,
      GATSBY_TELEMETRY_DISABLED: "1",
    },
  });
}

/**
 * Build the production site into public/. After a failed build there is no public/; after Ctrl+C an incomplete one
 * stays, which `assertBuilt` refuses.
 * @throws UserError when the build fails, see also runGatsby
 */
export async function buildSite(env: Env = {}): Promise<void> {
  console.log("Izrađujem stranicu. To može potrajati minutu-dvije …\n");
  if ((await runGatsby(["build"], env)) !== 0) {
    rmSync(publicPath, { recursive: true, force: true, maxRetries: 5 });
    throw new UserError(
      "Stranica nije izrađena. Razlog je napisan iznad ove poruke: ispravite ga i pokušajte ponovo.",
    );
  }
  writeFileSync(completeMark, "");
  console.log("\nStranica je izrađena.");
}

/**
 * Refuse to go on without a complete production site in public/.
 * @throws UserError
 */
export function assertBuilt() {
  if (existsSync(completeMark) && existsSync(publicPath)) return;
  throw new UserError(
    "Nema cijele izrađene stranice: još nije izrađena, ili posljednja izrada nije uspjela, ili je poslije nje pokrenuto uređivanje (npm run dev). Pokrenite prvo:  npm run build",
  );
}
