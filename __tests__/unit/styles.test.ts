/** @jest-environment node */
import { posix } from "node:path";
import { breakpoints } from "../../src/site";
import { type SourceFile, sourceFiles } from "./support/source-files";

const sheets = sourceFiles(".module.css");
const scripts = sourceFiles(".ts", ".tsx");

/** A class of a stylesheet, as `src/ui/a.module.css .name`. */
const named = (sheet: string, name: string) => `${sheet} .${name}`;
const beside = (file: SourceFile, relative: string) =>
  posix.join(posix.dirname(file.path), relative);

function declaredIn(sheet: SourceFile): string[] {
  // What a library names itself is not ours to declare.
  const rules = sheet.text.replace(/:global\([^)]*\)|\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, "");
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)].map(([, selector = ""]) => selector);
  const names = selectors.flatMap((selector) => selector.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? []);
  return names.map((name) => named(sheet.path, name));
}

/** The names under which a script has stylesheets, and the rest of it without imports and comments. */
function importsOf(script: SourceFile) {
  const imports = [...script.text.matchAll(/^import (.+) from "([^"]+\.module\.css)";$/gm)];
  const body = script.text.replace(/^import .*;$|\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  const sheets = imports.map(([, name = "", relative = ""]) => ({
    alias: name.replace("* as ", ""),
    path: beside(script, relative),
  }));
  return { sheets, body };
}

function usedIn(script: SourceFile): string[] {
  const { sheets, body } = importsOf(script);
  return sheets.flatMap(({ alias, path }) => {
    const uses = body.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, "g"));
    return [...uses].map(([, name = ""]) => named(path, name));
  });
}

function composedIn(sheet: SourceFile): string[] {
  const rules = sheet.text.matchAll(/composes:\s*([\w\s-]+?)(?:\s+from\s+"([^"]+)")?;/g);
  return [...rules].flatMap(([, names = "", relative]) =>
    names.split(/\s+/).map((name) => named(relative ? beside(sheet, relative) : sheet.path, name)),
  );
}

const declared = new Set(sheets.flatMap(declaredIn));
const used = new Set([...scripts.flatMap(usedIn), ...sheets.flatMap(composedIn)]);

describe("CSS Modules", () => {
  it("have every class that is used, and no unused one", () => {
    expect(used).toContain("src/styles/layout.module.css .wrap");
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
    expect([...declared].filter((name) => !used.has(name))).toEqual([]);
  });

  it("are used by name only, which the test above relies on", () => {
    const offenders = scripts.filter((script) => {
      const { sheets, body } = importsOf(script);
      return sheets.some(({ alias }) => new RegExp(`\\b${alias}\\b(?!\\.\\w)`).test(body));
    });
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });
});

/** Widths at which layouts change, in rem and px, as one might write them by hand. */
const breakpoint = new RegExp(
  Object.values(breakpoints)
    .flatMap((px) => [`${px / 16}rem`, `${px / 16 - 0.01}rem`, String(px), String(px - 1)])
    .map((text) => `(?<![\\w.])${text.replace(".", "\\.")}(?!\\w)`)
    .join("|"),
);

it("breakpoints are in site.ts only", () => {
  const isSite = ({ path }: SourceFile) => path === "src/site.ts";
  const files = sourceFiles(".css", ".ts", ".tsx").filter((file) => !isSite(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      // A box may be as wide as a breakpoint, and bytes as many.
      const query = /@media|min-width|max-width|sizes|from:|width:? *[<>]/.test(line);
      return query && breakpoint.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [];
    }),
  );
  expect(found).toEqual([]);
});
