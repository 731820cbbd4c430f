/** @jest-environment node */
import { nginxConfig } from "../../../scripts/hosting/nginx";
import { movedPages, readHostedSite } from "../../../scripts/hosting/site";
import { UserError } from "../../../scripts/system/report";
import { makeSite, type TestSite } from "./site-fixture";

const policy = "default-src 'self'; script-src 'self' 'sha256-a+b/c='";
let site: TestSite;

beforeAll(() => {
  site = makeSite({
    "index.html": "",
    "404/index.html": "",
    "program/index.html": "",
    "static/a.css": "",
    _headers: `/*\n  Content-Security-Policy: ${policy}\n`,
  });
});
afterAll(() => site.remove());

test("pages are known from the built site, with and without a path prefix", () => {
  expect(readHostedSite(site.root, "").pages).toEqual(["/program"]);
  expect(movedPages(readHostedSite(site.root, "/mapa"))).toEqual([
    ["/mapa", "/mapa/"],
    ["/mapa/index.html", "/mapa/"],
    ["/mapa/program/", "/mapa/program"],
    ["/mapa/program/index.html", "/mapa/program"],
    ["/mapa/program.html", "/mapa/program"],
  ]);
});

test("nginx sends the headers of the build and looks below the prefix", () => {
  const hosted = readHostedSite(site.root, "/mapa");
  const text = nginxConfig(hosted, { root: "/srv", listen: "80", serverName: "a.example" });
  expect(text).toContain(policy);
  expect(text).toContain("a.example");
  expect(text).toContain("^/mapa/static/");
  expect(text).toContain("^/mapa/files/");
  expect(text).toContain("public, max-age=31536000, immutable");
  expect(text).toContain("/mapa/404.html");
});

test("nothing is printed for a site that is not built", () => {
  const empty = makeSite({ "index.html": "" });
  expect(() => readHostedSite(empty.root, "")).toThrow(UserError);
  empty.remove();
});
