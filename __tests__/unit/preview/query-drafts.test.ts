import { readdirSync, readFileSync } from "node:fs";
import { parse } from "gatsby/graphql";
import { getQueryResults } from "../../../src/preview/query-drafts";
import { renderContent } from "../../../src/rendering/render-content";
import { contentFields } from "../../support/content-files";

const templates = readdirSync("src/templates").filter((file) => file.endsWith(".tsx"));
const sources = [
  "src/shell/use-site-content.ts",
  ...templates.map((one) => `src/templates/${one}`),
];

/** The fields that the queries of a file ask for: `allPhoto`. */
const getQueriedFields = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/graphql`([^`]*)`/g)].flatMap(([, text = ""]) =>
    parse(text).definitions.flatMap((definition) =>
      definition.kind === "OperationDefinition"
        ? definition.selectionSet.selections.map((one) => ("name" in one ? one.name.value : ""))
        : [],
    ),
  );

// A query without an answer would show what is published, not what is typed.
it.each(sources)("the preview has an answer to every query of %s", (file) => {
  const nodes = renderContent({
    files: contentFields(),
    links: { toFile: (path) => path, toListed: ({ file }) => file },
    downloads: new Map(),
    basePath: "",
    today: "2026-05-15",
  });
  const context = { route: "/upis", sky: "morning", builtOn: "2026-05-15" } as const;
  const answered = Object.keys(getQueryResults(nodes, context));
  // `site` has the settings of the build, which nobody edits.
  expect([...answered, "site"]).toEqual(expect.arrayContaining(getQueriedFields(file)));
});
