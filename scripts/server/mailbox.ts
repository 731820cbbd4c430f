// The local mailbox stands in for EmailJS on this machine. It lives only in the server: public/ is
// never changed, so what is published knows nothing about it.
import type { IncomingMessage, ServerResponse as Response } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { type Enquiry, enquiryForTerminal, sendRequest } from "./enquiry";
import { mailboxPage } from "./mailbox-page";

export const SEND_PATH = "/api/v1.0/email/send";
export const MAILBOX_PATH = "/lokalni-sanducic";

/** Of `gatsby develop`, which may have parsed the body. */
type Request = IncomingMessage & { body?: unknown };

function answer(res: Response, status: number, text: string, type = "text/plain") {
  res.writeHead(status, {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": "no-store",
    // Not the site's policy: this page has no script, and one stylesheet inside.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  });
  res.end(text);
}

/** @returns undefined for what is not JSON */
async function readBody(req: Request): Promise<unknown> {
  // Only JSON: other types could be sent here by any web page open in the same browser.
  if (!/^application\/json\b/i.test(req.headers["content-type"] ?? "")) return undefined;
  return req.body ?? json(req).catch(() => undefined);
}

/**
 * Makes a connect-style handler with its own, empty mailbox.
 * @param print gets each enquiry as text for the terminal
 */
export function createMailboxMiddleware(
  print: (text: string) => void = console.log,
): (req: Request, res: Response, next: () => void) => void {
  /** Newest first. */
  const enquiries: Enquiry[] = [];

  async function receive(req: Request, res: Response) {
    const { data, error } = sendRequest.safeParse(await readBody(req));
    if (!data) return answer(res, 400, z.prettifyError(error));
    const enquiry = { receivedAt: new Date().toISOString(), params: data.template_params };
    enquiries.unshift(enquiry);
    print(enquiryForTerminal(enquiry));
    answer(res, 200, "OK");
  }

  return (req, res, next) => {
    const [pathname = ""] = (req.url ?? "").split("?", 1);
    const isReading = req.method === "GET" || req.method === "HEAD";
    if (pathname === SEND_PATH && req.method === "POST") {
      receive(req, res).catch(() => res.destroy());
    } else if (pathname === MAILBOX_PATH && isReading) {
      answer(res, 200, mailboxPage(enquiries), "text/html");
    } else if (pathname === `${MAILBOX_PATH}.json` && isReading) {
      answer(res, 200, JSON.stringify(enquiries), "application/json");
    } else next();
  };
}
