/** @jest-environment node */
import { parse } from "gatsby/graphql";
import { z } from "zod";
import { collections } from "../../../../src/content/collections";
import { link, list, photo, position, text } from "../../../../src/content/fields";
import { fragmentsOf } from "../../../../src/gatsby/data/fragments";

const fragments = (shape: z.ZodRawShape) =>
  fragmentsOf({ type: "Test", schema: z.strictObject(shape) });

describe("the GraphQL fragments of a kind of content", () => {
  it("ask for every field, whatever it is nested in", () => {
    expect(
      fragments({
        title: text("a"),
        note: text("a").optional(),
        parts: list("a", z.strictObject({ title: text("a"), photo: photo("a") })),
        links: list("a", link("a")).optional(),
      }),
    ).toEqual([
      "fragment TestFields on Test { title note parts { title photo { ...PhotoFile } } links { label to } }",
    ]);
  });

  it("leave out what only the build reads", () => {
    const order = position("a", { forBuild: true });
    expect(fragments({ title: text("a"), order, optional: order.optional() })).toEqual([
      "fragment TestFields on Test { title }",
    ]);
  });

  it("are two where a page has texts for its head", () => {
    const seo = z.strictObject({ title: text("a") });
    expect(fragments({ seo, title: text("a") })).toEqual([
      "fragment TestFields on Test { title }",
      "fragment TestSeo on Test { seo { title } }",
    ]);
  });

  it("are GraphQL for every kind that the site has", () => {
    const all = collections.flatMap(fragmentsOf);
    expect(all).toEqual(
      expect.arrayContaining([expect.stringMatching(/^fragment ContactPageFields /)]),
    );
    expect(() => all.map((fragment) => parse(fragment))).not.toThrow();
  });
});
