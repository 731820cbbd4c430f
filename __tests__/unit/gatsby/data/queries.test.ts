/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { type FieldNode, parse, visit } from "gatsby/graphql";

/** Every `all…` field in the queries of the site, with its file. */
function listFields(): { readonly file: string; readonly field: FieldNode }[] {
  const files = fs.readdirSync("src", { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join("src", file), "utf8");
      // Skips the source of generated fragments, which have no lists of nodes.
      const queries = text.matchAll(/`(\s*(?:query|fragment)\s(?:[^`$]|\$(?!\{))*)`/g);
      const found: { file: string; field: FieldNode }[] = [];
      for (const [, query = ""] of queries)
        visit(parse(query), {
          Field(field) {
            if (/^all[A-Z]/.test(field.name.value)) found.push({ file, field });
          },
        });
      return found;
    });
}

// Without a sort, nodes come in the random order in which Gatsby found the files.
it("every list of nodes is sorted", () => {
  const fields = listFields();
  expect(fields.length).toBeGreaterThanOrEqual(4);
  const unsorted = fields.filter(
    ({ field }) => !field.arguments?.some(({ name }) => name.value === "sort"),
  );
  expect(unsorted.map(({ file, field }) => `${file}: ${field.name.value}`)).toEqual([]);
});
