import fs from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { type Collection, collections, photoListType } from "../../content/collections";
import { metaOf, unwrap } from "../../content/schema-node";
import { photoFiles } from "../../site";

/** Gatsby reads queries in this folder too, which it empties at the start of every run. */
const file = ".cache/fragments/content.js";

/** A photo in the widths a page needs; GraphQL takes no numbers from code, so they are written in. */
const photoFragment = `fragment PhotoFile on File {
  childImageSharp {
    gatsbyImageData(
      layout: CONSTRAINED
      formats: [WEBP]
      placeholder: NONE
      width: ${Math.max(...photoFiles.widths)}
      breakpoints: [${photoFiles.widths.join(", ")}]
      webpOptions: { quality: ${photoFiles.quality} }
    )
  }
}`;

/** What a query asks of a field below its name; nothing of a plain value. */
function selectionOf(field: z.ZodType): string {
  const schema = unwrap(field);
  if (schema instanceof z.ZodArray) return selectionOf(schema.element as z.ZodType);
  if (schema instanceof z.ZodObject) return ` { ${fieldsOf(schema).join(" ")} }`;
  const kind = metaOf(schema)?.kind;
  if (kind === "galleryPhoto") return " { ...PhotoInGrid focus { x y } }";
  return kind === "photo" ? " { ...PhotoFile }" : "";
}

/** Every field of a schema but those that no page needs, as a query asks for them. */
function fieldsOf(schema: z.ZodObject): string[] {
  return Object.entries<z.ZodType>(schema.shape as Record<string, z.ZodType>)
    .filter(([, field]) => !metaOf(field)?.buildOnly)
    .map(([name, field]) => name + selectionOf(field));
}

/**
 * The GraphQL fragments of one kind of content: `ContactPageFields` asks for every field of it. What
 * a page says of itself in its head is `ContactPageSeo`: others that show a page's texts, as the
 * shell those of the 404 page, do without it.
 */
export function fragmentsOf({ type, schema }: Pick<Collection, "type" | "schema">): string[] {
  const isSeo = (field: string) => field.startsWith("seo {");
  const fields = fieldsOf(schema);
  const fragment = (name: string, part: string[]) =>
    `fragment ${type}${name} on ${type} { ${part.join(" ")} }`;
  const seo = fields.filter(isSeo);
  return [
    fragment(
      "Fields",
      fields.filter((field) => !isSeo(field)),
    ),
    ...(seo.length > 0 ? [fragment("Seo", seo)] : []),
  ];
}

/**
 * Hands the fragments of all kinds to Gatsby, before it reads the queries of the templates: so a new
 * field of a schema reaches its page without a query being touched.
 */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async () => {
  // Of a list each entry is a node.
  const kinds = collections.filter(({ type }) => type !== photoListType);
  const text = [photoFragment, ...kinds.flatMap(fragmentsOf)]
    .map((fragment, index) => `export const fragment${index} = graphql\`${fragment}\`;\n`)
    .join("");
  await fs.writeFile(file, `import { graphql } from "gatsby";\n\n${text}`);
};
