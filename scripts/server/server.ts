import { createServer, type ServerResponse as Response, type Server } from "node:http";
import { promisify } from "node:util";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { wantsMailbox, withLocalMailbox } from "./enquiry-meta";
import { readGlobalHeaders } from "./headers-file";
import { createMailboxMiddleware, MAILBOX_PATH, type MailboxOptions } from "./mailbox";
import { readAllPages } from "./pages";
import { createSiteHandler, type Handler } from "./site-handler";

export interface ServerOptions {
  /** Folder of the built site. */
  readonly root: string;
  /** Path below which the site is served, for example "/sanjalica". */
  readonly prefix?: string;
  /** 0 (the default) picks a free one. */
  readonly port?: number;
  /** Local addresses to listen on; those after the first may be missing. */
  readonly hosts?: string[];
  /** False: never, even for a build without EmailJS keys. */
  readonly mailbox?: MailboxOptions | false;
}

export interface RunningServer {
  /** Of the home page, without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /** Page with received enquiries; null when there is no mailbox. */
  readonly mailboxUrl: string | null;
  readonly close: () => Promise<void>;
}

function sendFailure(res: Response, error: unknown) {
  console.error(`Greška servera: ${error instanceof Error ? error.message : error}`);
  if (res.headersSent) res.destroy();
  else res.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end("Greška servera.");
}

/** @returns the site's headers, but for the one that has no place on http */
function localHeaders(root: string): [string, string][] {
  const headers = Object.entries(readGlobalHeaders(root));
  return headers.filter(([name]) => name !== "Strict-Transport-Security");
}

function createHandler({ root, mailbox, prefix }: ServerOptions) {
  const hasMailbox = mailbox !== false && wantsMailbox(readAllPages(root));
  const receive = hasMailbox ? createMailboxMiddleware(mailbox || {}) : null;
  // A level that costs as little as the library's own, 4, and saves 6 % more.
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } });
  // dev: files are looked up at each request, so a new build may replace them at any time.
  const serveFile = sirv(root, { dev: true, etag: true, extensions: [], dotfiles: false });
  const headers = localHeaders(root);
  const serveSite = createSiteHandler({
    root,
    prefix,
    serveFile,
    transform: hasMailbox ? withLocalMailbox : (html) => html,
  });

  const handle: Handler = (req, res) => {
    for (const [name, value] of headers) res.setHeader(name, value);

    const site = (error?: unknown) => {
      if (error) return sendFailure(res, error);
      try {
        serveSite(req, res);
      } catch (failure) {
        sendFailure(res, failure);
      }
    };
    compress(req, res, () => (receive ? receive(req, res, site) : site()));
  };
  return { handle, hasMailbox };
}

/** @returns rejects when the address cannot be had */
function listen(handle: Handler, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(handle);
    server.once("error", reject);
    server.listen({ port, host }, () => resolve(server));
  });
}

/**
 * Serves a built site on this machine only.
 * @returns rejects with the system's error when the port is taken
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port = 0, hosts = ["127.0.0.1"] } = options;
  const { handle, hasMailbox } = createHandler(options);
  const [host = "127.0.0.1", ...otherHosts] = hosts;
  const first = await listen(handle, port, host);
  const address = first.address();
  const actualPort = typeof address === "object" && address ? address.port : port;
  const servers = [first];
  for (const other of otherHosts) {
    const server = await listen(handle, actualPort, other).catch(() => null);
    if (server) servers.push(server);
  }
  const origin = `http://${otherHosts.length > 0 ? "localhost" : host}:${actualPort}`;
  return {
    url: origin + (options.prefix ?? ""),
    port: actualPort,
    mailboxUrl: hasMailbox ? origin + MAILBOX_PATH : null,
    close: async () => {
      const closing = servers.map((server) => promisify(server.close.bind(server))());
      for (const server of servers) server.closeAllConnections();
      await Promise.all(closing);
    },
  };
}
