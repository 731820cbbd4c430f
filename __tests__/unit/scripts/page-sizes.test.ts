import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describePageSizes } from "../../../scripts/testing/page-sizes";

const folder = mkdtempSync(path.join(tmpdir(), "page-sizes-"));

afterAll(() => rmSync(folder, { recursive: true }));

test("prints the size of each page, and warns of one above its limit", () => {
  for (const route of ["/", "/program", "/gallery", "/about-us", "/contact"]) {
    mkdirSync(path.join(folder, route), { recursive: true });
    // Random bytes do not get smaller.
    const bytes = route === "/program" ? randomBytes(20_000) : Buffer.alloc(20_000);
    writeFileSync(path.join(folder, route, "index.html"), bytes);
  }
  const lines = describePageSizes(folder);
  expect(lines).toHaveLength(5);
  expect(lines.filter((line) => line.startsWith("::warning::"))).toEqual([
    expect.stringMatching(/\/program: 20\d{3} B/),
  ]);
});
