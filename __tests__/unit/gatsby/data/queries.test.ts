/** @jest-environment node */
import { type FieldNode, parse, visit } from "gatsby/graphql";
import { sourceFiles } from "../../support/source-files";

/** Every `all…` field in the queries of the site, with its file. */
function listFields(): { readonly path: string; readonly field: FieldNode }[] {
  return sourceFiles(".ts", ".tsx").flatMap(({ path, text }) =>
    // Skips the source of generated fragments, which have no lists of nodes.
    [...text.matchAll(/`(\s*(?:query|fragment)\s(?:[^`$]|\$(?!\{))*)`/g)].flatMap(
      ([, query = ""]) => {
        const found: { path: string; field: FieldNode }[] = [];
        visit(parse(query), {
          Field(field) {
            if (/^all[A-Z]/.test(field.name.value)) found.push({ path, field });
          },
        });
        return found;
      },
    ),
  );
}

// Without a sort, nodes come in the random order in which Gatsby found the files.
it("every list of nodes is sorted", () => {
  const fields = listFields();
  expect(fields.length).toBeGreaterThanOrEqual(4);
  const unsorted = fields.filter(
    ({ field }) => !field.arguments?.some(({ name }) => name.value === "sort"),
  );
  expect(unsorted.map(({ path, field }) => `${path}: ${field.name.value}`)).toEqual([]);
});
