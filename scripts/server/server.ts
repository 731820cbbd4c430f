import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import { readGlobalHeaders } from "./headers-file";
import { LOCAL_SERVICE } from "./local-service";
import { createMailboxMiddleware } from "./mailbox";
import { readPage } from "./pages";
import { createSite } from "./site";

export interface ServerOptions {
  /** Folder of the built site. */
  readonly root: string;
  /** Path below which the site is served, for example "/sanjalica". */
  readonly prefix?: string;
  /** 0 (the default) picks a free one. */
  readonly port?: number;
  /** Gets each enquiry as text; the terminal does unless told otherwise. */
  readonly print?: (text: string) => void;
}

export interface RunningServer {
  /** Of the home page, without a slash at its end. */
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** @returns true when enquiries of a built site go to the local mailbox, from all pages or none */
export function usesMailbox(root: string): boolean {
  return Boolean(readPage(path.join(root, "index.html"))?.includes(LOCAL_SERVICE.publicKey));
}

function createHandler({ root, print, prefix = "" }: ServerOptions): RequestListener {
  const receive = createMailboxMiddleware(print);
  const site = createSite(root, prefix);
  // A level that costs as little as the library's own, 4, and saves 6 % more.
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } });

  return (req, res) => {
    try {
      // All is read each time: a new build allows other scripts, and may have other keys.
      for (const [name, value] of Object.entries(readGlobalHeaders(root))) {
        // The one that has no place on http.
        if (name !== "Strict-Transport-Security") res.setHeader(name, value);
      }
      compress(req, res, () => {
        if (usesMailbox(root)) receive(req, res, () => site(req, res));
        else site(req, res);
      });
    } catch (error) {
      console.error(`Greška servera: ${error instanceof Error ? error.message : error}`);
      if (res.headersSent) res.destroy();
      else res.writeHead(500).end("Greška servera.");
    }
  };
}

/** @returns rejects when the address cannot be had */
async function listen(handle: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(handle).listen({ port, host });
  await once(server, "listening");
  return server;
}

/**
 * Serves a built site on this machine only.
 * @returns rejects with the system's error when the port is taken
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const handle = createHandler(options);
  const first = await listen(handle, options.port ?? 0, "127.0.0.1");
  const address = first.address();
  const port = typeof address === "object" && address ? address.port : 0;
  // "localhost" can mean this address too; not every machine has it.
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
