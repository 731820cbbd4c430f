/** @jest-environment node */
import { createHash } from "node:crypto";
import { protectPage } from "../../../../src/gatsby/output/content-security-policy";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const tiles = "https://tile.example/a/{z}/{x}/{y}.png?key=1";

function page(code: string): string {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${code}</body></html>`;
}

function directives(html: string): Record<string, string[]> {
  const [, policy = ""] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html) ?? [];
  const words = policy.split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(words.map(([name = "", ...values]) => [name, values]));
}

const protect = (html: string) => protectPage(html, { tiles, mail: "https://mail.example" });

// content/policy.test.ts checks the policies of all pages.
describe("the policy of a page", () => {
  it("hashes code as browsers do: CRLF as LF, entities not decoded", () => {
    const html = protect(page("<script>a()\r\n&amp;<!--x--></script>"));
    expect(directives(html)["script-src"]).toContain(hash("a()\n&amp;<!--x-->"));
  });

  it("stops the build at a page whose charset is missing or after code", () => {
    const late = '<head><script>a()</script><meta charset="utf-8"></head>';
    expect(() => protect(late)).toThrow("charset");
    expect(() => protect("<head></head>")).toThrow("charset");
  });

  it.each(['<p onclick="a()">', '<a href=" JavaScript:a()">', '<form action="javascript:a()">'])(
    "stops the build at %s, which it cannot allow",
    (code) => {
      expect(() => protect(page(code))).toThrow("forbids");
    },
  );
});
