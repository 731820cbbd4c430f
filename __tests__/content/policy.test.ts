import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { parse } from "yaml";
import { parseGlobalHeaders } from "../../scripts/server/headers-file";
import { pages as addressed } from "../support/pages";
import { documentOf, publicFiles, readPublic } from "../support/public-files";
import { siteContent, sitePrefix } from "../support/site";

const pages = publicFiles(/\.html$/);
const headersFile = readPublic("_headers");
const headers: Record<string, string> = parseGlobalHeaders(headersFile);

function policyOf(document: Document): string {
  const selector = 'meta[http-equiv="Content-Security-Policy"]';
  const metas = [...document.querySelectorAll<HTMLMetaElement>(selector)];
  expect(metas).toHaveLength(1);
  return metas[0]?.content ?? "";
}

function directive(policy: string, name: string): string[] {
  const found = policy.split("; ").find((one) => one.startsWith(`${name} `));
  return found?.split(" ").slice(1) ?? [];
}

/** The sources for the site's own files and the hashes of inline scripts. */
function sourcesOf(inline: readonly Element[]): Set<string> {
  const hashes = inline.map(({ textContent }) =>
    createHash("sha256")
      .update(textContent ?? "")
      .digest("base64"),
  );
  return new Set(["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)]);
}

const serious = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.HIGH_MAYBE);

describe.each(pages)("%s", (file) => {
  const document = documentOf(file);
  const policy = policyOf(document);

  it("allows its inline scripts by hash, and no others", () => {
    const inline = [...document.querySelectorAll<HTMLScriptElement>("script:not([src])")].filter(
      ({ type }) => !/json$/.test(type),
    );
    expect(inline.length).toBeGreaterThan(0);
    expect(new Set(directive(policy, "script-src"))).toEqual(sourcesOf(inline));
    expect(policy).not.toMatch(/unsafe-eval|strict-dynamic|https?:\*/);
  });

  it("has its policy before the first script, style and link", () => {
    const selector = "meta[http-equiv=Content-Security-Policy], script, style, link";
    expect(document.head.querySelector(selector)?.tagName).toBe("META");
  });

  it("allows requests to the map's tiles, the mail provider and no other host", () => {
    const { map } = parse(fs.readFileSync(path.join(siteContent, "site/centre.yml"), "utf8"));
    const foreign = [...new Set(policy.match(/https?:[^\s;]+/g))];
    expect(foreign).toEqual([new URL(map.tiles).origin, "https://api.emailjs.com"]);
  });

  it("has no serious finding of csp_evaluator", () => {
    expect(serious(policy)).toEqual([]);
  });
});

describe("the headers for hosts", () => {
  it("forbid frames, sniffing, foreign openers, camera and place, and plain http", () => {
    expect(headers).toMatchObject({
      "Content-Security-Policy": "frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Strict-Transport-Security": "max-age=31536000",
      "Permissions-Policy": expect.stringContaining("geolocation=()"),
    });
  });

  it("keep to the limits of Cloudflare Pages: 100 rules, 2000 characters a line", () => {
    const lines = headersFile.split("\n");
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
  });

  it("cache every script of a page for a year", () => {
    const script = new RegExp(`"${sitePrefix}/([\\w-]+\\.js)"`, "g");
    for (const file of pages) {
      const html = readPublic(file);
      const scripts = [...html.matchAll(script)];
      expect(scripts.length).toBeGreaterThan(2);
      for (const [, name] of scripts) {
        expect(headersFile).toContain(`\n/${name}\n  Cache-Control: public, max-age=31536000`);
      }
    }
  });
});

it("the flat copy of a page equals its index.html", () => {
  const names = addressed.map(({ path }) => path.slice(1)).filter(Boolean);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const [file, folder] = [`${name}.html`, `${name}/index.html`].map(readPublic);
    expect(file).toBe(folder);
  }
});
