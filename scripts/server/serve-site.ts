import { assertBuilt } from "../building/gatsby";
import { pathPrefix } from "../settings/path-prefix";
import { errorCode } from "../system/disk-error";
import { PUBLIC_DIR } from "../system/paths";
import { busyPortMessage, LOCALHOSTS } from "../system/port";
import { say, UserError } from "../system/report";
import { startServer } from "./server";

/** Port of `npm start` and `npm run serve` when PORT is not set. */
export const DEFAULT_PORT = 9000;

/**
 * Serves public/ until the person stops it with Ctrl+C.
 * @param npmCommand what the person ran, named in messages
 * @throws {UserError} when the port is taken
 */
export async function serveUntilStopped(port: number, npmCommand: string): Promise<void> {
  assertBuilt();
  const server = await startServer({
    root: PUBLIC_DIR,
    prefix: pathPrefix(),
    port,
    hosts: LOCALHOSTS,
  }).catch((error) => {
    const busy = ["EADDRINUSE", "EACCES"].includes(errorCode(error));
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
