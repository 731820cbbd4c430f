import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { parse } from "yaml";
import { z } from "zod";
import { type Collection, collectionOf, isMarkdown } from "../content/collections";
import { captions } from "../content/kinds/captions";
import { ContentError, parseContent } from "../content/parse";
import { createChildNode } from "./child-node";
import { captionsFields, createPhotoNode } from "./photo-nodes";

interface ContentFile {
  readonly sourceInstanceName: string;
  readonly relativePath: string;
}

/** The `content/` file that a node is, or is made of. */
function contentFile(node: Node | undefined): ContentFile | undefined {
  const file = node as unknown as ContentFile | undefined;
  return file?.sourceInstanceName === "content" ? file : undefined;
}

function createContentNode(
  args: CreateNodeArgs,
  { type, schema }: Collection,
  data: unknown,
  relativePath: string,
): void {
  const file = `content/${relativePath}`;
  const fields =
    schema instanceof z.ZodRecord
      ? captionsFields(relativePath, parseContent(captions, data ?? {}, file))
      : parseContent(schema, data, file);
  createChildNode(args, type, relativePath, fields);
}

/** Front matter as written: gatsby-transformer-remark adds an empty title where there is none. */
function frontmatter(node: Node): unknown {
  const { title, ...rest } = node.frontmatter as { title?: unknown };
  return title === "" ? rest : { title, ...rest };
}

async function createNodes(args: CreateNodeArgs): Promise<void> {
  const { node, getNode, loadNodeContent } = args;
  if (node.internal.type === "MarkdownRemark") {
    const file = contentFile(getNode(node.parent ?? ""));
    const collection = file && collectionOf(file.relativePath);
    if (file && collection) {
      createContentNode(args, collection, frontmatter(node), file.relativePath);
    }
    return;
  }
  const file = node.internal.type === "File" ? contentFile(node) : undefined;
  if (!file) return;
  const collection = collectionOf(file.relativePath);
  if (collection && !isMarkdown(file.relativePath)) {
    createContentNode(args, collection, parse(await loadNodeContent(node)), file.relativePath);
  } else {
    createPhotoNode(args, file.relativePath);
  }
}

/**
 * Turns files of `content/` into nodes of the declared types. `npm run check` has already said in
 * Bosnian what is not as declared; this stops a build that was started without it.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  try {
    await createNodes(args);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    args.reporter.panicOnBuild(error.message);
  }
};
