// @ts-check
// Brings what the content check finds during live editing into the browser: the command writes it
// into a file, the server of `gatsby develop` passes the file on as server-sent events.
import { mkdirSync, readFileSync, unwatchFile, watchFile, writeFileSync } from "node:fs";
import path from "node:path";

/** Address of the events on the development server. */
const PROBLEMS_PATH = "/__content-problems";

const POLL_MS = 100;

/**
 * Tells every open page.
 * @param {string} file where the server looks, an absolute path
 * @param {{ summary: string, errors: string[] }} problems errors is empty when the content is right
 */
export function publishProblems(file, problems) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(problems));
}

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

/**
 * @param {string | undefined} file as given to publishProblems; without it nothing is ever told
 * @returns {(request: Request, response: Response, next: () => void) => void} for `developMiddleware`
 */
export function createProblemsMiddleware(file) {
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
