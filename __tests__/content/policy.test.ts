import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { testedSite } from "../../scripts/testing/test-sites";
import { getFileFields } from "../support/content-files";
import { testedPages as addressed } from "../support/pages";
import { listPublicFiles, parsePage, readPublic } from "../support/public-files";

const pages = listPublicFiles(/\.html$/);

function getPolicy(document: Document): string {
  const selector = 'meta[http-equiv="Content-Security-Policy"]';
  const metas = [...document.querySelectorAll<HTMLMetaElement>(selector)];
  expect(metas).toHaveLength(1);
  return metas[0]?.content ?? "";
}

function directive(policy: string, name: string): string[] {
  const found = policy.split("; ").find((one) => one.startsWith(`${name} `));
  return found?.split(" ").slice(1) ?? [];
}

function getSources(inline: readonly Element[]): Set<string> {
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
  const document = parsePage(file);
  const policy = getPolicy(document);

  it("allows its inline scripts by hash, and no others", () => {
    const inline = [...document.querySelectorAll<HTMLScriptElement>("script:not([src])")].filter(
      ({ type }) => !/json$/.test(type),
    );
    expect(inline.length).toBeGreaterThan(0);
    expect(new Set(directive(policy, "script-src"))).toEqual(getSources(inline));
    expect(policy).not.toMatch(/unsafe-eval|strict-dynamic|https?:\*/);
  });

  it("has its policy before the first script, style and link", () => {
    const selector = "meta[http-equiv=Content-Security-Policy], script, style, link";
    expect(document.head.querySelector(selector)?.tagName).toBe("META");
  });

  it("allows requests to the map's tiles, the mail provider and no other host", () => {
    const { map } = getFileFields("site/centre.yml");
    const foreign = [...new Set(policy.match(/https?:[^\s;]+/g))];
    const host = process.env.GATSBY_EMAILJS_HOST || "https://api.emailjs.com";
    // The tests' own site sends to its own server.
    const mail = testedSite === "content" && host !== "/" ? [new URL(host).origin] : [];
    expect(foreign).toEqual([new URL(map.tiles).origin, ...mail]);
  });

  it("has no serious finding of csp_evaluator", () => {
    expect(serious(policy)).toEqual([]);
  });
});

it("hosts that read _headers forbid frames of other sites", () => {
  expect(readPublic("_headers")).toContain("Content-Security-Policy: frame-ancestors 'self'");
});

it("the flat copy of a page equals its index.html", () => {
  const names = addressed.map(({ path }) => path.slice(1)).filter(Boolean);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const [file, folder] = [`${name}.html`, `${name}/index.html`].map(readPublic);
    expect(file).toBe(folder);
  }
});
