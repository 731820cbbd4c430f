import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { parse } from "yaml";
import { type Collection, collectionOf } from "../content/collections";
import { ContentError, parseContent } from "../content/parse";
import { createPhotoNodes } from "./photo-nodes";

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
  { node, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  { type, schema }: Collection,
  data: unknown,
  relativePath: string,
): void {
  const fields = parseContent(schema, data, `content/${relativePath}`);
  const child = {
    ...fields,
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest([fields, node.internal.contentDigest]) },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent: node, child: child as unknown as Node });
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
    if (file && collection)
      createContentNode(args, collection, frontmatter(node), file.relativePath);
    return;
  }
  const file = node.internal.type === "File" ? contentFile(node) : undefined;
  if (!file) return;
  const collection = collectionOf(file.relativePath);
  if (collection?.format === "yaml") {
    createContentNode(args, collection, parse(await loadNodeContent(node)), file.relativePath);
  } else {
    await createPhotoNodes(args, file.relativePath);
  }
}

/**
 * Turns files of `content/` into nodes of the declared types. A file that is not as declared
 * stops a build, and leaves the last good page in live editing.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  try {
    await createNodes(args);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    args.reporter.panicOnBuild(error.message);
  }
};
