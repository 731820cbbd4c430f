/** @jest-environment node */
import { normalizeText } from "../../../src/content/normalize-text";
import { lineEndVariants } from "../../support/line-ends";

const text = "---\ntitle: Naš dan\n\n---\n\nPrvi red\ndrugi red\n\n\nkraj";

it.each(Object.entries(lineEndVariants))("normalises a text with %s", (_name, change) => {
  expect(change(text)).not.toBe(text);
  expect(normalizeText(change(text))).toBe(text);
});

it("leaves LF alone, and a byte order mark that is not the first character", () => {
  expect(normalizeText(text)).toBe(text);
  expect(normalizeText("a\uFEFFb\n")).toBe("a\uFEFFb\n");
});

it("makes one character of a letter and its mark, which a Mac may take apart", () => {
  expect(normalizeText("c\u030Cas")).toBe("\u010Das");
});
