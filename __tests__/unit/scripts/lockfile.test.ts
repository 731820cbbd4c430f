/** @jest-environment node */
import { readFileSync } from "node:fs";
import { missingPlatformPackages, platformEntry } from "../../../scripts/system/lockfile";

const text = readFileSync("package-lock.json", "utf8");

// To mend: npm run complete-lockfile
it("package-lock.json has every platform's packages, and no download addresses", () => {
  expect(missingPlatformPackages(JSON.parse(text).packages)).toEqual([]);
  expect(text).not.toMatch(/"resolved"/);
});

it("finds a missing package beside and above the one that needs it", () => {
  const tool = { optionalDependencies: { "tool-linux": "1.0.0", "tool-win32-x64": "1.0.0" } };
  expect(
    missingPlatformPackages({
      "node_modules/a/node_modules/tool": tool,
      "node_modules/tool-linux": { version: "1.0.0" },
    }),
  ).toEqual([{ name: "tool-win32-x64", version: "1.0.0", dev: false }]);
});

it("reads system, processor and C library from the name", () => {
  expect(platformEntry({ name: "@a/b-linux-arm64-musl", version: "2.0.0", dev: true })).toEqual({
    version: "2.0.0",
    cpu: ["arm64"],
    dev: true,
    libc: ["musl"],
    optional: true,
    os: ["linux"],
  });
});
