// A small built site and plain HTTP for the tests of the server.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import type { EnquiryService } from "../../../scripts/server/enquiry-meta";

/** Keys of a build without EmailJS. */
export const NO_KEYS = {
  publicKey: "",
  serviceId: "",
  templateId: "",
  host: "https://api.emailjs.com",
};

/** A site on the disk. */
export interface TestSite {
  readonly root: string;
  readonly remove: () => void;
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** @returns a page whose head names the enquiry service */
export function pageWith(service: EnquiryService, body = ""): string {
  const content = JSON.stringify(service).replaceAll('"', "&quot;");
  return `<!DOCTYPE html><html><head><meta charset="utf-8"/><meta name="enquiry-service" content="${content}"/></head><body>${body}</body></html>`;
}

/**
 * Writes files to a new temporary folder.
 * @param files text by relative path
 */
export function makeSite(files: Record<string, string>): TestSite {
  const root = mkdtempSync(path.join(tmpdir(), "sanjalica-site-"));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Sends a request exactly as written: the path is not normalised, nothing is decompressed. */
export function send(
  port: number,
  target: string,
  { method = "GET", headers = {}, body }: RequestOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path: target, method, headers, agent: false };
    const req = request(options, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk) => chunks.push(chunk));
      res.on("error", reject);
      res.on("end", () => {
        const whole = Buffer.concat(chunks);
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          body: whole,
          text: whole.toString(),
        });
      });
    });
    req.on("error", reject);
    req.end(body);
  });
}

/** Sends an enquiry the way the EmailJS library does. */
export function sendEnquiry(
  port: number,
  body: unknown,
  headers: OutgoingHttpHeaders = { "content-type": "application/json" },
) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return send(port, "/api/v1.0/email/send", { method: "POST", headers, body: text });
}
