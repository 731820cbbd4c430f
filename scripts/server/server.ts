import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import compression from "compression";
import { LOCAL_SERVICE } from "./local-service";
import { createMailboxMiddleware } from "./mailbox";
import { createSite, readServiceFile } from "./site";

export interface ServerOptions {
  /** Folder of the built site. */
  readonly root: string;
  /** Path below which the site is served, for example "/sanjalica". */
  readonly prefix?: string;
  /** 0, the default, picks a free port. */
  readonly port?: number;
  /** Called with each enquiry as text; prints it by default. */
  readonly print?: (text: string) => void;
}

export interface RunningServer {
  /** URL of the home page, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * @returns true when the enquiries of a built site go to the local mailbox
 */
export function usesMailbox(root: string): boolean {
  return Boolean(readServiceFile(root)?.includes(LOCAL_SERVICE.publicKey));
}

function createHandler({ root, print, prefix = "" }: ServerOptions): RequestListener {
  const receive = createMailboxMiddleware(print);
  const site = createSite(root, prefix);
  const compress = compression();
  return (req, res) =>
    compress(req, res, () => {
      // Read at each request: a new build may have other keys.
      if (usesMailbox(root)) receive(req, res, () => site(req, res));
      else site(req, res);
    });
}

/** @returns a promise that rejects when the port is taken or the address does not exist */
async function listen(handle: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(handle).listen({ port, host });
  await once(server, "listening");
  return server;
}

/**
 * Serves a built site on this machine only.
 * @returns a promise that rejects with the system's error when the port is taken
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const handle = createHandler(options);
  const first = await listen(handle, options.port ?? 0, "127.0.0.1");
  const address = first.address();
  const port = typeof address === "object" && address ? address.port : 0;
  // "localhost" may resolve to this address too, which not every machine has.
  const second = await listen(handle, port, "::1").catch(() => null);
  return {
    url: `http://127.0.0.1:${port}${options.prefix ?? ""}`,
    port,
    close: async () => {
      for (const server of [first, second]) {
        const closed = server && once(server.close(), "close");
        server?.closeAllConnections();
        await closed;
      }
    },
  };
}
