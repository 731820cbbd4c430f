import { getFormat, sourceKey } from "../../../../src/editor/format/content-format";
import { listPaths, withValue } from "../../../support/values";

// Whatever staff type is what is read the next time, however the text before it was written.

const nasty = [
  ...["Prvi pasus.\n\nDrugi pasus.", "Red\nred", "\n\n\nkasno", "kraj\n\n", "a\n  uvučeno\n\nb"],
  ...["  uvučen početak", "  uvučen\n početak\n\nkraj", "\tpočetak\nred"],
  ...['Rekla: "da"', "d'Or", "'", '"', "\\", "\\n", "„riječ”", "a: b", "a # b", "# x", "a\n# x"],
  ...["---", "a\n---\nb", "...", "a\tb", "😀 👨\u200D👩\u200D👧", "- a\n- b", "[a](/b), {c}"],
  ...["}, b: [", "|", ">", "&a", "*a", "!a", "%a", "@a", "`a`", "?", "a\n:", "true", "null"],
  ...["17", "~", "2027-01-01", "kraj  ", "\u00A0a\u00A0"],
];

const isText = (value: unknown) => typeof value === "string" && value !== "";

/** Data without the blanks around texts, which the editor does not keep. */
const withoutBlanks = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (key, value) => {
    if (key === sourceKey) return undefined;
    return typeof value === "string" ? value.trim() : value;
  });

/** Return the comment lines of a text. */
const listComments = (text: string) =>
  text.split("\n").filter((line) => /^\s*# \p{Lu}/u.test(line));

/** Expect every text field to keep every nasty value. */
function expectRead(file: string, text: string): void {
  const { fromFile, toFile } = getFormat(file);
  for (const shift of nasty.keys()) {
    const read = fromFile(text);
    const fields = listPaths(read, isText).reduce(
      (changed, path, index) => withValue(changed, path, nasty[(index + shift) % nasty.length]),
      read,
    );
    const written = toFile(fields);
    expect(withoutBlanks(fromFile(written))).toEqual(withoutBlanks(fields));
    expect(listComments(written)).toEqual(listComments(text));
  }
}

it.each([
  "a: Ana",
  "a: 'Ana'",
  'a: "Ana"',
  "a: Ana\n  Eva",
  "a: |\n  Ana\n  Eva",
  "a: |-\n    Ana",
  "a: |+\n  Ana\n",
  "a: >\n  Ana\n  Eva",
  "a: Ana\u00A0",
  "a: { b: Ana, c: [Eva, 'Ivo'] }",
  "a:\n  - Ana\n  - b: Eva\n    c: |\n      Ivo",
])("reads what it has written into %j", (text) => expectRead("a.yml", `# A\n${text}\n# Z\nz: 1\n`));

const page = '---\n# A\ntitle: "Ana"\nparts:\n  - text: Eva\n---\n\nPrvi pasus.\n\n- stavka\n';

it("reads what it has written into a page", () => expectRead("a.md", page));

it("reads a page with the line ends of Windows and a byte order mark", () => {
  const { fromFile } = getFormat("a.md");
  expect(fromFile(`\uFEFF${page.replaceAll("\n", "\r\n")}`)).toEqual(fromFile(page));
});
