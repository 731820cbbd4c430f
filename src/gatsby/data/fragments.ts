import fs from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { parse, print } from "gatsby/graphql";
import { z } from "zod";
import { type Collection, collections, photoListType } from "../../content/collections";
import { metaOf, unwrap } from "../../content/schema-node";
import { photoFiles } from "../../site";

/** Committed, so that editors and readers find the fragments that templates name. */
export const fragmentsFile = "src/templates/content-fragments.ts";

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
function fragmentsOf({ type, schema }: Pick<Collection, "type" | "schema">): string[] {
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

/** The text of the file of fragments: one for each kind of content, and the one for photos. */
export function fragmentsText(): string {
  const kinds = collections.filter(({ type }) => type !== photoListType);
  const constants = [photoFragment, ...kinds.flatMap(fragmentsOf)].map((fragment) => {
    const name = fragment.split(" ", 2)[1] ?? "";
    const text = print(parse(fragment)).trim().replace(/^/gm, "  ");
    return `export const ${name.charAt(0).toLowerCase()}${name.slice(1)} = graphql\`\n${text}\n\`;\n`;
  });
  const notice = "// Written by builds and `npm run dev` from src/content/kinds. Do not edit.";
  return [`${notice}\nimport { graphql } from "gatsby";\n`, ...constants].join("\n");
}

/**
 * Brings the file up to date before Gatsby reads queries, so that a new field of a schema reaches
 * its page without a query being touched.
 */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = async () => {
  const text = fragmentsText();
  if ((await fs.readFile(fragmentsFile, "utf8")) !== text) await fs.writeFile(fragmentsFile, text);
};
