/** @jest-environment node */
import { z } from "zod";
import { flag, number, photo, position, prose, text } from "../../../../src/content/fields";
import { nodeTypeDefs } from "../../../../src/gatsby/data/sdl";

/** The fields of the type `Test` made of a schema, without the lines around them. */
function fieldsOf(shape: z.ZodRawShape): string[] {
  const defs = nodeTypeDefs("Test", z.strictObject(shape));
  const [, own = ""] = /type Test implements Node @dontInfer \{\n([^}]*)\n\}/.exec(defs) ?? [];
  return own.split("\n").map((line) => line.trim());
}

describe("GraphQL types of content", () => {
  it.each([
    ["a text", text("a"), "String!"],
    ["running text", prose("a"), "String!"],
    ["a choice of words", z.enum(["a", "b"]), "String!"],
    ["a number", number("a"), "Float!"],
    ["a place", position("a"), "Int!"],
    ["yes or no", flag("a"), "Boolean!"],
    ["a photo", photo("a"), "File! @fileByRelativePath"],
    ["a list", z.array(text("a")), "[String!]!"],
    ["a text that may be left out", text("a").optional(), "String"],
    ["a place that may be left out", position("a").optional(), "Int"],
    ["a photo that may be left out", photo("a").optional(), "File @fileByRelativePath"],
  ])("say what %s is", (_, schema, type) => {
    expect(fieldsOf({ field: schema })).toEqual([`field: ${type}`]);
  });

  it("say that a list may be left out, not its items", () => {
    expect(fieldsOf({ field: z.array(text("a")).optional() })).toEqual(["field: [String!]"]);
  });

  it("name nested objects after the fields they stand in, declared before they are used", () => {
    const link = z.strictObject({ label: text("a") });
    const schema = z.strictObject({
      memories: z.strictObject({ link }).optional(),
      links: z.array(link),
    });
    expect(nodeTypeDefs("HomePage", schema, ["body: String!"])).toBe(
      [
        "type HomePageMemoriesLink @dontInfer {\n  label: String!\n}",
        "type HomePageMemories @dontInfer {\n  link: HomePageMemoriesLink!\n}",
        "type HomePageLinks @dontInfer {\n  label: String!\n}",
        "type HomePage implements Node @dontInfer {\n  memories: HomePageMemories\n  links: [HomePageLinks!]!\n  body: String!\n}",
      ].join("\n\n"),
    );
  });

  it("stop at a field that GraphQL has no type for, with its name", () => {
    expect(() => fieldsOf({ day: z.date() })).toThrow(
      new TypeError("No GraphQL type for the field TestDay"),
    );
  });
});
