// The local mailbox stands in for EmailJS on this machine. It lives only in the server: public/ is
// never changed, so what is published knows nothing about it.
import type { IncomingMessage, ServerResponse as Response } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import {
  type Enquiry,
  enquiryForTerminal,
  parseJson,
  readEnquiry,
  type StoredEnquiry,
} from "./enquiry";
import { mailboxPage } from "./mailbox-page";

export const SEND_PATH = "/api/v1.0/email/send";
export const MAILBOX_PATH = "/lokalni-sanducic";
/** Largest accepted request body, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** Older enquiries are forgotten. */
export const MAX_ENQUIRIES = 200;

/** Of `gatsby develop`, which may have parsed the body. */
type Request = IncomingMessage & { body?: unknown };

/** What a test wants to go wrong; nothing is stored unless only delayed. */
export interface Trouble {
  /** Answer this much later. */
  readonly delayMs?: number;
  /** Answer with this status. */
  readonly status?: number;
  /** And this text. */
  readonly text?: string;
  /** Break the connection. */
  readonly drop?: boolean;
}

export interface MailboxOptions {
  /** Where received enquiries are printed. */
  readonly print?: (text: string) => void;
  /** For tests. */
  readonly trouble?: (enquiry: Enquiry) => Trouble | undefined;
}

function answer(res: Response, status: number, text: string, type = "text/plain") {
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

/** @returns parsed JSON, undefined when it is not JSON, null when it is too big */
async function readBody(req: Request): Promise<unknown> {
  if (req.body !== undefined) return req.body;

  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size > MAX_BODY_BYTES ? null : parseJson(Buffer.concat(chunks).toString("utf8"));
}

/** Makes a connect-style handler with its own, empty mailbox. */
export function createMailboxMiddleware({
  print = console.log,
  trouble,
}: MailboxOptions = {}): (req: Request, res: Response, next: (error?: unknown) => void) => void {
  /** Newest first. */
  const enquiries: StoredEnquiry[] = [];
  let lastId = 0;

  function store(enquiry: Enquiry) {
    lastId += 1;
    enquiries.unshift({ id: lastId, receivedAt: new Date().toISOString(), ...enquiry });
    enquiries.length = Math.min(enquiries.length, MAX_ENQUIRIES);
    print(enquiryForTerminal(enquiry.params));
  }

  async function receive(req: Request, res: Response) {
    const body = await readBody(req);
    if (body === null) return answer(res, 413, "The request is larger than 1 MB.");
    // Only JSON: other types could be sent here by any web page open in the same browser.
    if (!/^application\/json\b/i.test(req.headers["content-type"] ?? "") || body === undefined) {
      return answer(res, 400, "The request body must be JSON.");
    }
    const { enquiry, problem } = readEnquiry(body);
    if (!enquiry) return answer(res, 400, problem);
    const wrong = trouble?.(enquiry);
    if (wrong?.delayMs) await wait(wrong.delayMs);
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
