// @ts-check
// The local mailbox stands in for EmailJS on this machine. It lives only in the server: public/ is
// never changed, so what is published knows nothing about it.
import { enquiryForTerminal, parseJson, readEnquiry } from "./enquiry.mjs";
import { mailboxPage } from "./mailbox-page.mjs";

export const SEND_PATH = "/api/v1.0/email/send";
export const MAILBOX_PATH = "/lokalni-sanducic";
/** Largest accepted request body, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** Older enquiries are forgotten. */
export const MAX_ENQUIRIES = 200;

/** @typedef {import("node:http").IncomingMessage & { body?: unknown }} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/** @typedef {import("./enquiry.mjs").Enquiry & { id: number, receivedAt: string }} StoredEnquiry */

/**
 * @typedef {object} Trouble what a test wants to go wrong; nothing is stored unless only delayed
 * @property {number} [delayMs] answer this much later
 * @property {number} [status] answer with this status
 * @property {string} [text] and this text
 * @property {boolean} [drop] break the connection
 */

/**
 * @typedef {object} MailboxOptions
 * @property {(text: string) => void} [print] where received enquiries are printed
 * @property {(enquiry: import("./enquiry.mjs").Enquiry) => Trouble | undefined} [trouble] for tests
 */

/**
 * @param {Response} res
 * @param {number} status
 * @param {string} text
 * @param {string} [type]
 */
function answer(res, status, text, type = "text/plain") {
  res.writeHead(status, {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": "no-store",
    // Not the site's policy: this page shows what strangers wrote, and has one stylesheet inside.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
  });
  res.end(text);
}

/**
 * @param {Request} req
 * @returns {Promise<unknown>} parsed JSON, undefined when it is not JSON, null when it is too big
 */
async function readBody(req) {
  // gatsby develop may have read and parsed the body already.
  if (req.body !== undefined) return req.body;
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size > MAX_BODY_BYTES ? null : parseJson(Buffer.concat(chunks).toString("utf8"));
}

/**
 * Makes a connect-style handler with its own, empty mailbox.
 * @param {MailboxOptions} [options]
 * @returns {(req: Request, res: Response, next: (error?: unknown) => void) => void}
 */
export function createMailboxMiddleware({ print = console.log, trouble } = {}) {
  /** @type {StoredEnquiry[]} newest first */
  const enquiries = [];
  let lastId = 0;

  /** @param {import("./enquiry.mjs").Enquiry} enquiry */
  function store(enquiry) {
    lastId += 1;
    enquiries.unshift({ id: lastId, receivedAt: new Date().toISOString(), ...enquiry });
    enquiries.length = Math.min(enquiries.length, MAX_ENQUIRIES);
    print(enquiryForTerminal(enquiry.params));
  }

  /**
   * @param {Request} req
   * @param {Response} res
   */
  async function receive(req, res) {
    const body = await readBody(req);
    if (body === null) return answer(res, 413, "The request is larger than 1 MB.");
    // Only JSON: other types could be sent here by any web page open in the same browser.
    if (!/^application\/json\b/i.test(req.headers["content-type"] ?? "") || body === undefined) {
      return answer(res, 400, "The request body must be JSON.");
    }
    const { enquiry, problem } = readEnquiry(body);
    if (!enquiry) return answer(res, 400, problem);
    const wrong = trouble?.(enquiry);
    if (wrong?.delayMs) await new Promise((done) => setTimeout(done, wrong.delayMs));
    if (wrong?.drop) return res.destroy();
    if (wrong?.status) return answer(res, wrong.status, wrong.text ?? "Simulated trouble.");
    store(enquiry);
    return answer(res, 200, "OK");
  }

  return (req, res, next) => {
    const [pathname] = (req.url ?? "").split("?", 1);
    if (pathname === SEND_PATH && req.method === "POST") {
      receive(req, res).catch(next);
      return;
    }
    const reading = req.method === "GET" || req.method === "HEAD";
    if (reading && pathname === MAILBOX_PATH) answer(res, 200, mailboxPage(enquiries), "text/html");
    else if (reading && pathname === `${MAILBOX_PATH}.json`) {
      answer(res, 200, JSON.stringify(enquiries), "application/json");
    } else next();
  };
}
