// The local mailbox replaces EmailJS on this machine: it prints enquiries.
import type { IncomingMessage, ServerResponse as Response } from "node:http";
import { json } from "node:stream/consumers";

const sendPath = "/api/v1.0/email/send";

/** The part of an EmailJS "send" request that is printed. */
interface SendRequest {
  readonly template_params?: Readonly<Record<string, unknown>>;
}

/** `gatsby develop` may have parsed the body already. */
type Request = IncomingMessage & { body?: SendRequest };

/** Return an enquiry as text for the terminal, without control characters. */
function formatEnquiry(fields: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(fields).map(
    ([field, value]) => `  ${field}: ${String(value).replaceAll("\n", "\n    ")}`,
  );
  const text = ["Novi upit (ostaje na ovom računaru):", ...lines].join("\n");
  return text.replace(/[^\P{C}\n]/gu, "");
}

const readBody = async (req: Request): Promise<SendRequest | null> =>
  req.body ?? ((await json(req).catch(() => null)) as SendRequest | null);

/**
 * Create a handler that answers as the mail provider does.
 * @param print called with each enquiry, as text for the terminal
 */
export function createMailboxMiddleware(
  print: (text: string) => void = console.log,
): (req: Request, res: Response, next: () => void) => void {
  return async (req, res, next) => {
    if (req.method !== "POST" || req.url?.split("?", 1)[0] !== sendPath) return next();
    const fields = (await readBody(req))?.template_params;
    if (fields) print(formatEnquiry(fields));
    res.writeHead(fields ? 200 : 400, { "Content-Type": "text/plain" }).end(fields ? "OK" : "");
  };
}
