import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import compression from "compression";
import { readEnv } from "../site/env-files";
import { assertBuilt } from "../site/gatsby";
import { readPathPrefix } from "../site/site-url";
import { publicPath } from "../system/paths";
import { assertPortFree } from "../system/port";
import { createMailboxMiddleware } from "./mailbox";
import { createStaticFileHandler } from "./static-files";

interface ServerOptions {
  /** Folder of the built site. */
  readonly root: string;
  /** Path below which the site is served, for example "/sanjalica". */
  readonly prefix?: string;
  /** 0, the default, picks a free port. */
  readonly port?: number;
}

export interface RunningServer {
  /** URL of the home page, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

function createHandler({ root, prefix = "" }: ServerOptions): RequestListener {
  const site = createStaticFileHandler(root, prefix);
  const compress = compression();
  // For the site of the tests; others send enquiries to the mail provider.
  const mailbox = createMailboxMiddleware();
  return (req, res) => compress(req, res, () => mailbox(req, res, () => site(req, res)));
}

/**
 * Serve a built site on this machine only.
 * @throws Error of the system when the port is taken
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const server = createServer(createHandler(options));
  await once(server.listen({ port: options.port ?? 0, host: "127.0.0.1" }), "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${options.prefix ?? ""}`,
    port,
    close: async () => {
      const closed = once(server.close(), "close");
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Port of `npm start` and `npm run serve` when PORT is not set. */
export const defaultPort = 9000;

/**
 * Serve public/ until Ctrl+C.
 * @param npmCommand what the user ran, for messages
 * @throws UserError when there is no built site or the port is taken
 */
export async function serveUntilStopped(port: number, npmCommand: string): Promise<void> {
  assertBuilt();
  await assertPortFree(port, npmCommand);
  const prefix = readPathPrefix(readEnv("production"));
  const server = await startServer({ root: publicPath, prefix, port });
  console.log(`\nStranica je spremna: http://localhost:${port}${prefix}`);
  console.log("Za kraj pritisnite Ctrl+C.\n");
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await server.close();
  console.log("\nZaustavljeno.");
}
