import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { testedSite } from "../../scripts/testing/test-sites";
import { getFileFields } from "../support/content-files";
import { testedPages as addressed } from "../support/pages";
import { listPublicFiles, parsePage, readPublic } from "../support/public-files";

const pages = listPublicFiles(/\.html$/);

describe.each(pages)("%s", (file) => {
  const document = parsePage(file);
  const selector = 'meta[http-equiv="Content-Security-Policy"]';
  const policies = [...document.querySelectorAll<HTMLMetaElement>(selector)];
  const policy = policies.map(({ content }) => content).join();
  const { csp } = new CspParser(policy);

  it("allows its inline scripts by hash, and no others", () => {
    expect(policies).toHaveLength(1);
    const inline = [...document.querySelectorAll<HTMLScriptElement>("script:not([src])")].filter(
      ({ type }) => !/json$/.test(type),
    );
    expect(inline.length).toBeGreaterThan(0);
    const hashes = inline.map(({ text }) => createHash("sha256").update(text).digest("base64"));
    const allowed = ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)];
    expect(new Set(csp.directives["script-src"])).toEqual(new Set(allowed));
    expect(policy).not.toMatch(/unsafe-eval|strict-dynamic|https?:\*/);
  });

  it("has its policy before the first script, style and link", () => {
    const first = document.head.querySelector(`${selector}, script, style, link`);
    expect(first?.tagName).toBe("META");
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
    const findings = new CspEvaluator(csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE)).toEqual([]);
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
