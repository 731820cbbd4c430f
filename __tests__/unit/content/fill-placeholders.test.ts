import { fill } from "../../../src/content/fill-placeholders";

it.each([
  ["each value in its place", "{n} od {total}, opet {n}", { n: 3, total: 29 }, "3 od 29, opet 3"],
  ["a zero and an empty text", "[{n}|{text}]", { n: 0, text: "" }, "[0|]"],
  ["nothing for a name without a value", "{n} {other} {}", { n: 1 }, "1 {other} {}"],
  ["nothing into what a value brings in", "{a} {b}", { a: "{b}", b: "$&" }, "{b} $&"],
])("fills in %s", (_, template, values, text) => {
  expect(fill(template, values)).toBe(text);
});
