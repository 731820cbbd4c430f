// The local mailbox replaces EmailJS on this machine. It is part of the server only: the files in
// public/, which may be published, are never changed.
import type { IncomingMessage, ServerResponse as Response } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { enquiryForTerminal, type ReceivedEnquiry, sendRequest } from "./enquiry";
import { mailboxPage } from "./mailbox-page";

export const SEND_PATH = "/api/v1.0/email/send";
export const MAILBOX_PATH = "/lokalni-sanducic";

/** `gatsby develop` may have parsed the body already. */
type Request = IncomingMessage & { body?: unknown };

function answer(res: Response, status: number, text: string, type = "text/plain") {
  res.writeHead(status, {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": "no-store",
    // Not the site's policy: this page has no script and an inline stylesheet.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  });
  res.end(text);
}

/** @returns the parsed body; undefined for anything but JSON */
async function readBody(req: Request): Promise<unknown> {
  // Any web page in the same browser could send other types without a CORS preflight.
  if (!/^application\/json\b/i.test(req.headers["content-type"] ?? "")) return undefined;
  return req.body ?? json(req).catch(() => undefined);
}

/**
 * Creates middleware with its own, empty mailbox.
 * @param print called with each enquiry, as text for the terminal
 */
export function createMailboxMiddleware(
  print: (text: string) => void = console.log,
): (req: Request, res: Response, next: () => void) => void {
  /** Newest first. */
  const enquiries: ReceivedEnquiry[] = [];

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
