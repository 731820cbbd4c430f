/** @jest-environment node */
import { z } from "zod";
import { position, prose, text, time } from "../../../src/content/fields";
import { ContentError, parseContent } from "../../../src/content/parse";

const schema = z.strictObject({
  title: text("a"),
  intro: prose("a"),
  opens: time("a"),
  place: position("a").optional(),
  parts: z.array(z.strictObject({ label: text("a"), text: prose("a") })),
  extra: z.strictObject({ note: prose("a") }).optional(),
});

const data = { title: "O nama", intro: "Igra i rad", opens: "06:30", parts: [] };
const file = "content/pages/test.md";
const parse = (changes: object) => parseContent(schema, { ...data, ...changes }, file);

describe("a content file with a mistake", () => {
  it.each([
    ["a missing field", { title: undefined }, "title"],
    ["an empty text", { title: "" }, "title"],
    ["a text of spaces", { intro: "  " }, "intro"],
    ["a number in place of a text", { title: 3 }, "title"],
    ["a text in place of a number", { place: "3" }, "place"],
    ["a place that is not whole", { place: 1.5 }, "place"],
    ["a place before the first", { place: 0 }, "place"],
    ["a time without its zero", { opens: "6:30" }, "opens"],
    ["a time that no clock shows", { opens: "24:00" }, "opens"],
    ["an empty field in a list", { parts: [{ label: "a", text: null }] }, "parts.0.text"],
    ["a missing field of an optional object", { extra: {} }, "extra.note"],
  ])("is refused for %s, naming file and field", (_, changes, field) => {
    expect(() => parse(changes)).toThrow(`content/pages/test.md\n  ${field}: `);
  });

  it("is refused for a field nobody knows, with its name", () => {
    expect(() => parse({ tittle: "O nama" })).toThrow(
      /^content\/pages\/test\.md\n {2}\(file\): .*tittle/,
    );
    expect(() => parse({ extra: { note: "a", more: 1 } })).toThrow(/\n {2}extra: .*more/);
  });

  it("names every mistake at once", () => {
    expect(() => parse({ title: "", opens: "" })).toThrow(/\n {2}title: .+\n {2}opens: /);
  });

  it("is refused when it holds nothing", () => {
    expect(() => parseContent(schema, null, file)).toThrow(ContentError);
  });
});

describe("a content file as declared", () => {
  it("gets no-break spaces in running text, at any depth", () => {
    const parsed = parse({
      intro: "Igra i rad",
      parts: [{ label: "igra i rad", text: "igra i rad" }],
      extra: { note: "u vrtu" },
    });
    expect(parsed.intro).toBe("Igra i\u00A0rad");
    expect(parsed.parts).toEqual([{ label: "igra i rad", text: "igra i\u00A0rad" }]);
    expect(parsed.extra).toEqual({ note: "u\u00A0vrtu" });
  });

  it("keeps its plain text as it is written", () => {
    expect(parse({}).title).toBe("O nama");
  });

  it("loses the spaces around a text", () => {
    expect(parse({ title: " O nama\n" }).title).toBe("O nama");
  });

  it("keeps numbers, and needs no optional field", () => {
    expect(parse({ place: 3 }).place).toBe(3);
    expect(parse({})).toEqual({ ...data, intro: "Igra i\u00A0rad" });
  });
});
