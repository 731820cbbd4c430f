// Brings what the content check finds during live editing into the browser: the command writes it
// into a file, the server of `gatsby develop` passes the file on as server-sent events.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
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
  // In one step: the server may read at any moment.
  writeFileSync(`${file}.new`, JSON.stringify(problems));
  renameSync(`${file}.new`, file);
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
    let told = "";
    // By content: a watcher takes what it first sees for known, though it may be newer than what was told.
    const tell = () => {
      try {
        const problems = readFileSync(file, "utf8");
        if (problems !== told) response.write(`data: ${problems}\n\n`);
        told = problems;
      } catch {
        // Not written yet.
      }
    };
    tell();
    const timer = setInterval(tell, POLL_MS);
    request.on("close", () => clearInterval(timer));
  };
}
