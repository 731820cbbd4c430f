/** @jest-environment node */
import ts from "typescript";
import { sourceFiles } from "./support/source-files";

/** Words of the site that have no specifically Bosnian letter. */
const words =
  /\b(Slik[ae]|Prostor|Nazovi(te)?|Hvala|Galerija|Meni|Zatvori|Otvori|Otvoreno|Zatvoreno|Vikend|Adresa|Telefon|Poruka|Kontakt|Radno vrijeme|Dobar dan|Mapa|Stranic[ae]|Uspomene|Upit|Pokušaj|Pokreni|Ponedjeljak|posjetu|Sanjalica|nama|centar|centru)\b/;

const letters = /[čćžšđČĆŽŠĐ]/;

/** Attributes that are read out or shown. */
const spoken = /^(alt|title|placeholder|aria-label|aria-description|aria-roledescription)$/;

interface Found {
  readonly where: string;
  readonly text: string;
}

/** What staff read in messages and in their editor, and visitors never; and the grammar of days. */
const elsewhere = /^src\/(check|editors|content\/(kinds|fields|collections)|domain\/day-words)\b/;

/** What a walk through the syntax tree of every other file finds; comments are no part of it. */
function find(textOf: (node: ts.Node) => string | undefined): Found[] {
  const files = sourceFiles(".ts", ".tsx").filter(({ path }) => !elsewhere.test(path));
  return files.flatMap(({ path, text }) => {
    const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
    const found: Found[] = [];
    const walk = (node: ts.Node): void => {
      const part = textOf(node)?.trim();
      if (part) {
        const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.push({ where: `${path}:${line}`, text: part });
      }
      ts.forEachChild(node, walk);
    };
    walk(file);
    return found;
  });
}

const literals = find((node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node)
    ? node.text
    : undefined,
);

const list = (found: readonly Found[]) => found.map(({ where, text }) => `${where} ${text}`);

describe("texts in src/, which belong in content/", () => {
  it("have no Bosnian letter and no word of the site", () => {
    const found = literals.filter(({ text }) => letters.test(text) || words.test(text));
    expect(literals.length).toBeGreaterThan(1000);
    expect(list(found)).toEqual([]);
  });

  it("are neither between tags nor in attributes that are read out, in any language", () => {
    const between = find((node) => (ts.isJsxText(node) ? node.text : undefined));
    const attributes = find((node) =>
      ts.isJsxAttribute(node) &&
      spoken.test(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
        ? node.initializer.text
        : undefined,
    );
    expect(list(between.filter(({ text }) => /\p{L}/u.test(text)))).toEqual([]);
    expect(list(attributes)).toEqual([]);
  });
});
