import fs from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { parse, print } from "gatsby/graphql";
import type { z } from "zod";
import { type Collection, isMarkdown, nodeCollections } from "../../content/collections";
import { describeGroup } from "../../content/describe-field";
import { listedPhoto } from "../../content/schemas/photos";
import { contentTypes, photoVariants } from "../../site";
import { toGraphqlObject } from "./graphql-fields";

/** The generated file, beside the templates because Gatsby looks for fragments in `src`. Git ignores it. */
const fragmentsFile = "src/templates/content-fragments.ts";

const bodyField = "childMarkdownRemark { html }";

/** A photo in all widths of `site.ts`, as literals, because Gatsby's queries cannot interpolate. */
const photoFragment = `fragment PhotoFile on File {
  childImageSharp {
    gatsbyImageData(
      layout: CONSTRAINED
      formats: [WEBP]
      placeholder: NONE
      width: ${Math.max(...photoVariants.widths)}
      breakpoints: [${photoVariants.widths.join(", ")}]
      webpOptions: { quality: ${photoVariants.quality} }
    )
  }
}`;

/**
 * Return a fragment that selects all fields of a schema.
 * @param added a field that the schema does not have
 */
function formatFragment(name: string, type: string, schema: z.ZodObject, added: string): string {
  const { selectionSet } = toGraphqlObject(describeGroup(schema), type);
  return `fragment ${name} on ${type}${selectionSet.replace("{", `{ ${added}`)}`;
}

/** Return the fragment of one collection: `ContactPageFields` selects all fields of that page, and its HTML. */
const formatCollectionFragment = ({ type, schema, glob }: Collection) =>
  formatFragment(`${type}Fields`, type, schema, isMarkdown(glob) ? bodyField : "");

function formatFragments(): string {
  const fragments = [
    photoFragment,
    formatFragment("PhotoInGrid", contentTypes.photo, listedPhoto, "number"),
    ...nodeCollections.map(formatCollectionFragment),
  ];
  const constants = fragments.map((fragment) => {
    const name = fragment.split(" ", 2)[1] ?? "";
    const text = print(parse(fragment)).trim().replace(/^/gm, "  ");
    return `export const ${name.charAt(0).toLowerCase()}${name.slice(1)} = graphql\`\n${text}\n\`;\n`;
  });
  const notice = "// Written by builds and `npm run dev` from src/content/schemas. Do not edit.";
  return [`${notice}\nimport { graphql } from "gatsby";\n`, ...constants].join("\n");
}

/** Write the file before Gatsby extracts queries, so that a new field of a schema reaches its page. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async () => {
  const text = formatFragments();
  // In development every write would make Gatsby extract the queries again.
  const old = await fs.readFile(fragmentsFile, "utf8").catch(() => undefined);
  if (old !== text) await fs.writeFile(fragmentsFile, text);
};
