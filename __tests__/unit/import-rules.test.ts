/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const root = process.cwd();
const config = path.join(root, ".dependency-cruiser.json");
const cruiser = path.join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");

/** A module, and what it imports: another module of the fixture, or a package. */
type Import = readonly [from: string, to: string];

/** Each rule of import, broken. */
const broken: Readonly<Record<string, readonly Import[]>> = {
  "no-circles": [
    ["src/ui/egg.ts", "src/ui/hen.ts"],
    ["src/ui/hen.ts", "src/ui/egg.ts"],
  ],
  "src-knows-only-src": [
    ["src/domain/a.ts", "scripts/system/paths.ts"],
    ["src/gatsby/output/a.ts", "gatsby-config.ts"],
  ],
  "tests-stand-last": [["scripts/testing/a.ts", "__tests__/support/a.ts"]],
  "content-knows-site": [["src/content/parse.ts", "src/domain/links.ts"]],
  "site-knows-nobody": [["src/site.ts", "src/content/kinds.ts"]],
  "domain-knows-site": [["src/domain/b.ts", "src/content/kinds.ts"]],
  "check-knows-content": [["src/check/a.ts", "src/editors/words.ts"]],
  "editors-know-content": [["src/editors/a.ts", "src/ui/icon.ts"]],
  "no-pages-below": [
    ["src/content/a.ts", "gatsby"],
    ["src/check/b.ts", "react"],
  ],
  "ui-knows-site": [["src/ui/a.ts", "src/content/kinds.ts"]],
  "styles-know-styles": [["src/styles/every-page.ts", "src/ui/icon.ts"]],
  "features-know-ui": [
    ["src/enquiry/a.ts", "src/shell/menu.ts"],
    ["src/components/hero/a.ts", "src/templates/fragments.ts"],
    ["src/map/a.ts", "src/check/report.ts"],
  ],
  "features-stay-apart": [
    ["src/components/hero/b.ts", "src/components/perks/perks.ts"],
    ["src/components/hero/b.ts", "src/enquiry/draft.ts"],
  ],
  "contact-head-knows-the-form": [["src/components/contact-head/a.ts", "src/map/view.ts"]],
  "location-knows-card-and-map": [["src/components/location/a.ts", "src/enquiry/draft.ts"]],
  "photo-grid-knows-the-viewer": [["src/components/photo-grid/a.ts", "src/map/view.ts"]],
  "form-and-map-stand-alone": [
    ["src/enquiry/b.ts", "src/components/site-context.ts"],
    ["src/map/b.ts", "src/enquiry/draft.ts"],
  ],
  "templates-know-features": [["src/templates/a.ts", "src/shell/menu.ts"]],
  "shell-frames-templates": [["src/shell/a.ts", "src/templates/fragments.ts"]],
  "gatsby-is-one-room": [
    ["src/ui/b.ts", "src/gatsby/browser/next-page.ts"],
    ["scripts/commands/a.ts", "src/gatsby/browser/next-page.ts"],
  ],
  "gatsby-packages-in-one-room": [
    ["src/ui/c.ts", "gatsby-plugin-image"],
    ["src/shell/b.ts", "gatsby/cache-dir/loader"],
  ],
  "gatsby-has-four-parts": [["src/gatsby/bundle/a.ts", "src/gatsby/output/pages.ts"]],
  "data-knows-content": [["src/gatsby/data/a.ts", "src/components/site-context.ts"]],
};

/** What the house does, and may go on doing. */
const allowed: readonly Import[] = [
  ["src/check/c.ts", "src/content/kinds.ts"],
  ["src/content/b.ts", "src/site.ts"],
  ["src/editors/b.ts", "src/check/report.ts"],
  ["src/styles/every-page.ts", "src/components/chip/chip.module.css"],
  ["src/components/hero/c.ts", "src/components/site-context.ts"],
  ["src/components/hero/c.ts", "src/components/scenery/stars.ts"],
  ["src/components/contact-head/b.ts", "src/enquiry/draft.ts"],
  ["src/components/location/b.ts", "src/map/view.ts"],
  ["src/templates/b.ts", "src/components/perks/perks.ts"],
  ["src/gatsby/output/b.ts", "src/gatsby/bundle/names.ts"],
  ["src/gatsby/bundle/b.ts", "src/gatsby/moved.ts"],
  ["src/gatsby/browser/a.ts", "src/shell/menu.ts"],
  ["gatsby-node.ts", "src/gatsby/output/pages.ts"],
  ["src/html.tsx", "src/gatsby/output/pages.ts"],
  ["scripts/commands/b.ts", "src/check/report.ts"],
  ["__tests__/unit/a.ts", "src/gatsby/output/pages.ts"],
];

let folder: string;

const isModule = (name: string) => /\.\w+$/.test(name);

function write(file: string, text: string): void {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text, { flag: "a" });
}

/** Writes the modules of all imports; by turns as code, as a type, and loaded late. */
function writeFixture(imports: readonly Import[]): void {
  imports.forEach(([from, to], index) => {
    const relative = path.posix.relative(path.posix.dirname(from), to).replace(/\.tsx?$/, "");
    const target = isModule(to) ? relative.replace(/^(?!\.)/, "./") : to;
    const forms = [
      `import { a as a${index} } from "${target}"; export const b${index} = a${index};\n`,
      `import type { a as a${index} } from "${target}"; export type B${index} = a${index};\n`,
      `export const load${index} = () => import("${target}");\n`,
    ];
    write(from, forms[index % forms.length] ?? "");
    if (isModule(to)) write(to, "");
  });
}

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

function violations(): string[] {
  const args = ["--config", config, "--output-type", "json", "."];
  const { stdout } = spawnSync(process.execPath, [cruiser, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  const found: readonly Violation[] = JSON.parse(stdout).summary.violations;
  return found.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort();
}

let found: string[];

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "import-rules-"));
  writeFixture([...Object.values(broken).flat(), ...allowed]);
  found = violations();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("has an example for each rule", () => {
  const { forbidden } = JSON.parse(readFileSync(config, "utf8"));
  expect(forbidden.map(({ name }: { name: string }) => name).sort()).toEqual(
    Object.keys(broken).sort(),
  );
});

it.each(Object.entries(broken))(
  "refuses what breaks %s, however it is imported",
  (rule, imports) => {
    const told = imports.filter(([from, to]) => found.includes(`${rule}: ${from} → ${to}`));
    // A circle is told once, from one of its modules.
    expect(told).toHaveLength(rule === "no-circles" ? 1 : imports.length);
  },
);

it.each(allowed)("lets %s import %s", (from, to) => {
  expect(found.filter((one) => one.endsWith(`: ${from} → ${to}`))).toEqual([]);
});
