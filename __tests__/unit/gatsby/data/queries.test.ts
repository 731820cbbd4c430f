/** @jest-environment node */
import { type FieldNode, parse, visit } from "gatsby/graphql";
import { sourceFiles } from "../../support/source-files";

/** Every field of the site's queries that asks for a list of nodes, with its file. */
function listFields(): { readonly path: string; readonly field: FieldNode }[] {
  return sourceFiles(".ts", ".tsx").flatMap(({ path, text }) =>
    // Those that the build writes from the schemas ask for no lists of nodes.
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

// Without one Gatsby answers in the order in which it came upon the files, which is chance.
it("asks for every list in an order", () => {
  const fields = listFields();
  expect(fields.length).toBeGreaterThanOrEqual(4);
  const unsorted = fields.filter(
    ({ field }) => !field.arguments?.some(({ name }) => name.value === "sort"),
  );
  expect(unsorted.map(({ path, field }) => `${path}: ${field.name.value}`)).toEqual([]);
});
