// What the server of `gatsby develop` adds to Gatsby's own: the problems that the content check
// finds, as server-sent events, and the downloads, which only a build copies into the site.

import fs from "node:fs";
import type { IncomingMessage as Request, ServerResponse as Response } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { downloadsFolder } from "../../src/content/download-rules";

/** Where browsers subscribe to the events. */
const PROBLEMS_PATH = "/__content-problems";

/**
 * Passes problems to every open page.
 * @param file absolute path of the file that the middleware reads
 * @param problems `errors` is empty when the content is valid
 */
export function publishProblems(file: string, problems: { summary: string; errors: string[] }) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Renaming is atomic, and the server may read at any moment.
  fs.writeFileSync(`${file}.new`, JSON.stringify(problems));
  fs.renameSync(`${file}.new`, file);
}

/**
 * Sends the published problems to the browser, first on connecting and then whenever they change.
 * @param file as given to `publishProblems`; without it no request is handled
 */
export function createProblemsMiddleware(
  file: string | undefined,
): (request: Request, response: Response, next: () => void) => void {
  return (request, response, next) => {
    if (!file || request.url !== PROBLEMS_PATH) return next();
    // "no-transform" keeps the development server's compression from buffering the events.
    const headers = { "Content-Type": "text/event-stream", "Cache-Control": "no-transform" };
    response.writeHead(200, headers);
    const send = () => {
      if (fs.existsSync(file)) response.write(`data: ${fs.readFileSync(file, "utf8")}\n\n`);
    };
    // Watches before the first read, so that no change is lost. Watches the folder, because each
    // change replaces the file.
    const watcher = fs.watch(path.dirname(file), (_event, name) => {
      if (name === path.basename(file)) send();
    });
    request.on("close", () => watcher.close());
    send();
  };
}

/**
 * Serves the downloads, to be mounted below their address.
 * @param content absolute path of the content that Gatsby reads
 */
export function createDownloadsMiddleware(content: string): ReturnType<typeof sirv> {
  // dev: sirv looks files up at each request and sends `no-store`.
  return sirv(path.join(content, downloadsFolder), { dev: true, extensions: [] });
}
