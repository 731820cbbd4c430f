/** @jest-environment node */
import { parse } from "yaml";
import { z } from "zod";
import { collections, isMarkdown } from "../../../../src/content/collections";
import { splitFrontMatter } from "../../../../src/content/front-matter";
import { metaOf, unwrap } from "../../../../src/content/schema-node";
import { markdownSnippets } from "../../../../src/editors/vscode/markdown-snippets";

const snippets = markdownSnippets();

/** What stands in the file when somebody only presses Tab; the first of several choices. */
function expanded(body: readonly string[]): string {
  return body
    .join("\n")
    .replace(/\$\{\d+(?::((?:[^\\}]|\\.)*)|\|([^,|]*)[^|]*\|)\}/g, (_, text = "", first = "") =>
      (text || first).replace(/\\(.)/g, "$1"),
    );
}

const files = collections.filter((collection) => isMarkdown(collection.files));

// Sections of the programme and of other pages are written alike.
const kinds = files.filter((one) => files.find(({ schema }) => schema === one.schema) === one);

it.each(kinds.map((file) => [file.files, file] as const))(
  "one writes a whole content/%s",
  (pattern, { schema, body }) => {
    const own = Object.values(snippets).find(
      ({ description }) => description === `Cijela datoteka content/${pattern}`,
    );
    const parts = splitFrontMatter(expanded(own?.body ?? []));
    if ("missing" in parts) throw new Error(`The ${parts.missing} line of dashes is missing`);
    const result = schema.safeParse(parse(parts.fields));
    // Rules between fields, such as words that stand in another text, are left to the writer.
    const issues = (result.error?.issues ?? []).filter(({ code }) => code !== "custom");
    expect(issues).toEqual([]);
    expect(parts.body.trim()).toBe(body ?? "");
  },
);

it("offers an icon and a page to choose from", () => {
  const text = snippets["kartica-na-početnoj"]?.body.join("\n");
  expect(text).toContain('icon: "${2|activities,book,');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a tab stop of VS Code
  expect(text).toContain('to: "${5|/,/program,/gallery,/about-us,/contact|}"');
});

it("adds an item of a list below the others", () => {
  const cjelina = snippets.cjelina;
  expect(cjelina).toMatchObject({ scope: "markdown", prefix: "cjelina" });
  expect(parse(expanded(cjelina?.body ?? []))).toEqual([{ title: "Naslov", text: "Tekst" }]);
});

it("adds what may be left out", () => {
  expect(parse(expanded(snippets.slike?.body ?? []))).toEqual({
    photos: {
      title: "Naslov iznad slika",
      list: "gallery",
      photoAlt: "Opis slike {n}",
      openLabel: "Natpis za otvaranje slike {n}",
    },
  });
  expect(parse(expanded(snippets["natpis-za-čitač-ekrana"]?.body ?? []))).toEqual({
    description: "Natpis za čitač ekrana",
  });
});

/** The items of a field that is a list, whether it may be left out or not. */
const listIn = (field: z.ZodType): z.ZodType[] => {
  const list = unwrap(field);
  return list instanceof z.ZodArray ? [list.element as z.ZodType] : [];
};

it("has one for every list of groups", () => {
  const items = files.flatMap(({ schema }) =>
    schema instanceof z.ZodObject
      ? Object.values(schema.shape as Record<string, z.ZodType>).flatMap((field) =>
          listIn(field).map((element) => metaOf(element)?.label),
        )
      : [],
  );
  expect([...new Set(items)]).toEqual(["Stavka", "Link", "Cjelina", "Pitanje"]);
  for (const label of items) expect(snippets[label?.toLowerCase() ?? ""]).toBeDefined();
});
