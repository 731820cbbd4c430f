// Brings what the content check finds during live editing into the browser: the command writes it
// into a file, the server of `gatsby develop` passes the file on as server-sent events.

import { mkdirSync, readFileSync, unwatchFile, watchFile, writeFileSync } from "node:fs";
import type { IncomingMessage as Request, ServerResponse as Response } from "node:http";
import path from "node:path";

/** Address of the events on the development server. */
const PROBLEMS_PATH = "/__content-problems";

const POLL_MS = 100;

/**
 * Tells every open page.
 * @param file where the server looks, an absolute path
 * @param problems errors is empty when the content is right
 */
export function publishProblems(file: string, problems: { summary: string; errors: string[] }) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(problems));
}

/**
 * @param file as given to publishProblems; without it nothing is ever told
 * @returns for `developMiddleware`
 */
export function createProblemsMiddleware(
  file: string | undefined,
): (request: Request, response: Response, next: () => void) => void {
  return (request, response, next) => {
    if (!file || request.url !== PROBLEMS_PATH) return next();
    // "no-transform" keeps the development server's compression from holding events back.
    const headers = { "Content-Type": "text/event-stream", "Cache-Control": "no-transform" };
    response.writeHead(200, headers);
    const send = () => {
      try {
        response.write(`data: ${readFileSync(file, "utf8")}\n\n`);
      } catch {
        // Not written yet: the watcher calls again.
      }
    };
    send();
    watchFile(file, { interval: POLL_MS }, send);
    request.on("close", () => unwatchFile(file, send));
  };
}
