/** @jest-environment node */
import { fileNote, sizeText } from "../../../src/domain/amounts";

it.each([
  [1, "1 kB"],
  [239_600, "240 kB"],
  [999_400, "999 kB"],
  [999_500, "1 MB"],
  [1_240_000, "1,2 MB"],
  [12_000_000, "12 MB"],
])("%d bytes are %s, in one line", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text.replace(" ", "\u00A0"));
});

it("says kind and size of a file", () => {
  expect(fileNote(240_000)).toBe("(PDF,\u00A0240\u00A0kB)");
});
