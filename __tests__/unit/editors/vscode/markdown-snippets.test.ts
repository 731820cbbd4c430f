/** @jest-environment node */
import { parse } from "yaml";
import { collections, isMarkdown } from "../../../../src/content/collections";
import { splitFrontMatter } from "../../../../src/content/front-matter";
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

it("adds an item of a list below the others, and what may be left out", () => {
  expect(snippets.cjelina).toMatchObject({ scope: "markdown", prefix: "cjelina" });
  const added = (name: string) => parse(expanded(snippets[name]?.body ?? []));
  expect(added("cjelina")).toEqual([{ title: "Naslov", text: "Tekst" }]);
  expect(added("natpis-za-čitač-ekrana")).toEqual({ description: "Natpis za čitač ekrana" });
});
