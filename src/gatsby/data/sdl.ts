import { z } from "zod";
import { metaOf } from "../../content/schema-node";

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function fieldType(schema: z.ZodType, name: string, types: string[]): string {
  const kind = metaOf(schema)?.kind;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return fieldType(schema.unwrap() as z.ZodType, name, types).replace(/!(?=$| @)/, "");
  }
  if (schema instanceof z.ZodObject) {
    types.push(objectType(name, schema, types));
    return `${name}!`;
  }
  if (schema instanceof z.ZodArray) {
    const item = fieldType(schema.element as z.ZodType, name, types);
    const [type, ...directives] = item.split(/ (?=@)/);
    return [`[${type}]!`, ...directives].join(" ");
  }
  if (kind === "photo") return "File! @fileByRelativePath";
  if (kind === "galleryPhoto") return 'Photo! @link(by: "galleryName")';
  if (schema instanceof z.ZodNumber) return kind === "integer" ? "Int!" : "Float!";
  // Text with links has its own resolver (graphql-types.ts).
  if ((kind === "text" || kind === "prose") && !metaOf(schema)?.allowsLinks) {
    return "String! @withFacts";
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return "String!";
  throw new TypeError(`No GraphQL type for the field ${name}`);
}

function fields(schema: z.ZodObject, owner: string, types: string[]): string[] {
  return Object.entries(schema.shape).map(
    ([key, field]) => `  ${key}: ${fieldType(field as z.ZodType, owner + capitalize(key), types)}`,
  );
}

function objectType(name: string, schema: z.ZodObject, types: string[]): string {
  return `type ${name} @dontInfer {\n${fields(schema, name, types).join("\n")}\n}`;
}

/**
 * GraphQL type definitions (SDL) of an object schema, with a type for each nested object: the field
 * `memories` of `HomePage` has the type `HomePageMemories`.
 * @param extra field definitions in addition to those of the schema
 * @throws TypeError for a schema type without a GraphQL counterpart
 */
function typeDefs(name: string, schema: z.ZodObject, extra: readonly string[] = []): string {
  const types: string[] = [];
  const [owner = name] = name.split(" ");
  const own = [...fields(schema, owner, types), ...extra.map((line) => `  ${line}`)];
  types.push(`type ${name} @dontInfer {\n${own.join("\n")}\n}`);
  return types.join("\n\n");
}

/** The same for a type of Gatsby nodes. With Markdown they have the field `childMarkdownRemark`. */
export function nodeTypeDefs(
  name: string,
  schema: z.ZodObject,
  extra?: readonly string[],
  isMarkdown = false,
): string {
  const markdown = isMarkdown ? ' @mimeTypes(types: ["text/markdown"])' : "";
  return typeDefs(`${name} implements Node${markdown}`, schema, extra);
}
