/** @jest-environment node */
import { fill } from "../../../src/content/fill";

describe("fill", () => {
  it("puts each value in its place, as often as it is named", () => {
    expect(fill("{n} od {total}, opet {n}", { n: 3, total: 29 })).toBe("3 od 29, opet 3");
  });

  it("puts in a zero and an empty text", () => {
    expect(fill("[{n}|{text}]", { n: 0, text: "" })).toBe("[0|]");
  });

  it("keeps a name without a value as it is written", () => {
    expect(fill("{n} {other} {}", { n: 1 })).toBe("1 {other} {}");
  });

  it("does not fill what a value itself brings in", () => {
    expect(fill("{a} {b}", { a: "{b}", b: "$&" })).toBe("{b} $&");
  });
});
