import { execFileSync } from "node:child_process";
import { publicFiles, readPublic } from "../support/public-files";

const html = readPublic("admin/index.html");

it("the editor is left out by search engines, sitemap and the pages that parents see", () => {
  expect(html).toContain('<meta name="robots" content="noindex">');
  const others = publicFiles(/\.(?:html|xml|json)$/);
  expect(others.length).toBeGreaterThan(10);
  expect(others.filter((file) => readPublic(file).includes("/admin"))).toEqual([]);
});

it("the editor's script and font are files of this site", () => {
  const addresses = [...html.matchAll(/(?:src="|url\(")([^"]+)"/g)].map(
    ([, address = ""]) => address,
  );
  expect(addresses).toHaveLength(2);
  for (const address of addresses) expect(readPublic(address.slice(1)).length).toBeGreaterThan(0);
});

it("the editor is told the time of the commit that the site was built from", () => {
  const { committed } = JSON.parse(readPublic("admin/objava.json"));
  // Not the newest only: there may have been commits since the build.
  const log = execFileSync("git", ["log", "-50", "--format=%cI"], { encoding: "utf8" });
  expect(log.split("\n")).toContain(committed);
});
