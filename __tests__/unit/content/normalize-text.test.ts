/** @jest-environment node */
import { normalizeText } from "../../../src/content/file-text";

const text = "---\ntitle: Naš dan\n\n---\n\nPrvi red\ndrugi red\n\n\nkraj";

it.each([
  ["CRLF", text.replaceAll("\n", "\r\n")],
  ["a lone CR", text.replaceAll("\n", "\r")],
  [
    "byte order marks and every line end",
    `\uFEFF\uFEFF${text.replace("\n", "\r\n").replace("red\n", "red\r")}`,
  ],
])("normalises a text with %s", (_name, other) => {
  expect(normalizeText(other)).toBe(text);
});

it("leaves LF alone, and joiners in emoji", () => {
  for (const one of [text, "👨\u200D👩\u200D👧 ❤️\u200D🔥 rođen\u00ADdan"])
    expect(normalizeText(one)).toBe(one);
});

it("drops marks that nobody can see", () => {
  expect(normalizeText("\u202A+387\u200B 61\u202C a\uFEFFb\n")).toBe("+387 61 ab\n");
});

it("makes one character of a letter and its mark, which a Mac may take apart", () => {
  expect(normalizeText("c\u030Cas")).toBe("\u010Das");
});
