import { readFileSync } from "node:fs";

const text = readFileSync("package-lock.json", "utf8");
const packages: Readonly<Record<string, { readonly optionalDependencies?: object }>> =
  JSON.parse(text).packages;
const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, "")));

// `npm ci` refuses a lockfile without them. To mend: docs/change.md, “Packages”.
it.each(["linux", "darwin", "win32"].flatMap((os) => [`${os}-x64`, `${os}-arm64`]))(
  "package-lock.json names the binaries for %s",
  (platform) => {
    const needed = Object.values(packages)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => name.includes(platform));
    expect(needed.length).toBeGreaterThan(3);
    expect(needed.filter((name) => !names.has(name))).toEqual([]);
  },
);

it("package-lock.json has no download addresses", () => {
  expect(text).not.toMatch(/"resolved"/);
});
