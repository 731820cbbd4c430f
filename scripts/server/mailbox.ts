// The local mailbox replaces EmailJS on this machine: it prints enquiries.
import type { IncomingMessage, ServerResponse as Response } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";

const sendPath = "/api/v1.0/email/send";

/** The body of an EmailJS "send" request, as strict as the real service. */
const sendRequest = z.object({
  user_id: z.string().min(1),
  service_id: z.string().min(1),
  template_id: z.string().min(1),
  template_params: z.record(z.string(), z.string()),
});

/** Return an enquiry as text for the terminal, without control characters. */
function formatEnquiry(fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries(fields).map(
    ([field, value]) => `  ${field}: ${value.replaceAll("\n", "\n    ")}`,
  );
  const text = ["Novi upit (ostaje na ovom računaru):", ...lines].join("\n");
  return text.replace(/[^\P{C}\n]/gu, "");
}

/** `gatsby develop` may have parsed the body already. */
type Request = IncomingMessage & { body?: unknown };

/** Return the parsed body; undefined for anything but JSON. */
async function readBody(req: Request): Promise<unknown> {
  // Any web page in the same browser could send other types without a CORS preflight.
  if (!/^application\/json\b/i.test(req.headers["content-type"] ?? "")) return undefined;
  return req.body ?? json(req).catch(() => undefined);
}

/**
 * Create a handler that answers as the mail provider does.
 * @param print called with each enquiry, as text for the terminal
 */
export function createMailboxMiddleware(
  print: (text: string) => void = console.log,
): (req: Request, res: Response, next: () => void) => void {
  async function receive(req: Request, res: Response) {
    const { data, error } = sendRequest.safeParse(await readBody(req));
    if (data) print(formatEnquiry(data.template_params));
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
    res.writeHead(data ? 200 : 400, headers).end(data ? "OK" : z.prettifyError(error));
  }

  return (req, res, next) => {
    const [pathname] = (req.url ?? "").split("?", 1);
    if (pathname !== sendPath || req.method !== "POST") return next();
    receive(req, res).catch(() => res.destroy());
  };
}
