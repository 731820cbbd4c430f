import { once } from "node:events";
import { assertBuilt } from "../building/gatsby";
import { pathPrefix } from "../settings/addresses";
import { PUBLIC_DIR } from "../system/paths";
import { assertPortFree } from "../system/port";
import { startServer, usesMailbox } from "./server";

/** Port of `npm start` and `npm run serve` when PORT is not set. */
export const DEFAULT_PORT = 9000;

/**
 * Serves public/ until Ctrl+C.
 * @param npmCommand what the person ran, for messages
 * @throws {UserError} when there is no built site or the port is taken
 */
export async function serveUntilStopped(port: number, npmCommand: string): Promise<void> {
  assertBuilt();
  await assertPortFree(port, npmCommand);
  const prefix = pathPrefix();
  const server = await startServer({ root: PUBLIC_DIR, prefix, port });
  console.log(`\nStranica je spremna: http://localhost:${port}${prefix}`);
  console.log(
    usesMailbox(PUBLIC_DIR)
      ? "Upiti s obrasca ispisuju se ovdje i nikome se ne šalju."
      : "Upiti s obrasca stvarno se šalju preko servisa EmailJS.",
  );
  console.log("Za kraj pritisnite Ctrl+C.\n");
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await server.close();
  console.log("\nZaustavljeno.");
}
