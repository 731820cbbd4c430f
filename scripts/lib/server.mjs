// @ts-check
import { createServer } from "node:http";
import { promisify } from "node:util";
import { constants } from "node:zlib";
// @ts-expect-error the package ships no types
import compression from "compression";
import sirv from "sirv";
import { useLocalMailbox, wantsMailbox } from "./enquiry-meta.mjs";
import { readGlobalHeaders } from "./headers-file.mjs";
import { createMailboxMiddleware, MAILBOX_PATH } from "./mailbox.mjs";
import { readAllPages } from "./pages.mjs";
import { createSiteHandler } from "./site-handler.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

/**
 * @typedef {object} ServerOptions
 * @property {string} root folder of the built site
 * @property {string} [prefix] path below which the site is served, for example "/sanjalica"
 * @property {number} [port] 0 (the default) picks a free one
 * @property {string[]} [hosts] local addresses to listen on; those after the first may be missing
 * @property {import("./mailbox.mjs").MailboxOptions | false} [mailbox] false: never, even
 *   for a build without EmailJS keys
 */

/**
 * @typedef {object} RunningServer
 * @property {string} url of the home page, without a slash at its end
 * @property {number} port
 * @property {string | null} mailboxUrl page with received enquiries; null when there is no mailbox
 * @property {() => Promise<void>} close
 */

/**
 * @param {Response} res
 * @param {unknown} error
 */
function sendFailure(res, error) {
  console.error(`Greška servera: ${error instanceof Error ? error.message : error}`);
  if (res.headersSent) res.destroy();
  else res.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end("Greška servera.");
}

/**
 * @param {string} root
 * @returns {[string, string][]} the site's headers, but for the one that has no place on http
 */
function localHeaders(root) {
  const headers = Object.entries(readGlobalHeaders(root));
  return headers.filter(([name]) => name !== "Strict-Transport-Security");
}

/**
 * @param {ServerOptions} options
 * @returns {{ handle: (req: Request, res: Response) => void, hasMailbox: boolean }}
 */
function createHandler({ root, mailbox, prefix }) {
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
    transform: hasMailbox ? useLocalMailbox : (html) => html,
  });

  /** @type {(req: Request, res: Response) => void} */
  const handle = (req, res) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    /** @param {unknown} [error] */
    const site = (error) => {
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

/**
 * @param {(req: Request, res: Response) => void} handle
 * @param {number} port
 * @param {string} host
 * @returns {Promise<import("node:http").Server>} rejects when the address cannot be had
 */
function listen(handle, port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer(handle);
    server.once("error", reject);
    server.listen({ port, host }, () => resolve(server));
  });
}

/**
 * Serves a built site on this machine only.
 * @param {ServerOptions} options
 * @returns {Promise<RunningServer>} rejects with the system's error when the port is taken
 */
export async function startServer(options) {
  const { port = 0, hosts = ["127.0.0.1"] } = options;
  const { handle, hasMailbox } = createHandler(options);
  const [host = "127.0.0.1", ...otherHosts] = hosts;
  const first = await listen(handle, port, host);
  const actualPort = /** @type {import("node:net").AddressInfo} */ (first.address()).port;
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
