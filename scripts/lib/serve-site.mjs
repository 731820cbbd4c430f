// @ts-check
import { existsSync } from "node:fs";
import path from "node:path";
import { UNFINISHED } from "./gatsby-state.mjs";
import { pathPrefix } from "./path-prefix.mjs";
import { PUBLIC_DIR } from "./paths.mjs";
import { busyPortMessage, LOCALHOSTS } from "./port.mjs";
import { say, UserError } from "./report.mjs";

/** Port of `npm start` and `npm run serve` when PORT is not set. */
export const DEFAULT_PORT = 9000;

/**
 * @throws {UserError} when there is nothing to serve, or not all of it
 */
export function assertBuilt() {
  if (!existsSync(path.join(PUBLIC_DIR, "index.html"))) {
    throw new UserError("Stranica još nije izrađena. Pokrenite prvo:  npm run build");
  }
  if (!existsSync(UNFINISHED)) return;
  throw new UserError(
    "Posljednja izrada stranice nije završena, ili se stranica upravo uređuje, pa folder public nije cijel. Pokrenite prvo:  npm run build",
  );
}

/**
 * Serves public/ until the person stops it with Ctrl+C.
 * @param {number} port
 * @param {string} npmCommand what the person ran, named in messages
 * @returns {Promise<void>}
 * @throws {UserError} when the port is taken
 */
export async function serveUntilStopped(port, npmCommand) {
  assertBuilt();
  // Only here: these need the installed packages.
  const { startServer } = await import("./server.mjs");
  const server = await startServer({
    root: PUBLIC_DIR,
    prefix: pathPrefix(),
    port,
    hosts: LOCALHOSTS,
  }).catch((error) => {
    const busy = error?.code === "EADDRINUSE" || error?.code === "EACCES";
    throw busy ? new UserError(busyPortMessage(port, npmCommand)) : error;
  });
  say(`\nStranica je spremna: ${server.url}`);
  if (server.mailboxUrl) {
    say("Upiti s obrasca ostaju na ovom računaru i nikome se ne šalju.");
    say(`Vidite ih ovdje: ${server.mailboxUrl}`);
  } else {
    say("Upiti s obrasca stvarno se šalju preko servisa EmailJS.");
  }
  say("Za kraj pritisnite Ctrl+C.\n");
  await new Promise((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });
  await server.close();
  say("\nZaustavljeno.");
}
