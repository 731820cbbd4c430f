import path from "node:path/posix";
import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { parse } from "yaml";
import type { z } from "zod";
import { collectionOf, isMarkdown, photoListType } from "../../content/collections";
import { normalizeText, splitFrontMatter } from "../../content/file-text";
import { photoList } from "../../content/kinds/photos";
import { parseContent } from "../../content/parse";
import type { PhotoSet } from "../../content/photo-rules";
import type { Fields } from "../../content/values";
import { sarajevoClock } from "../../domain/dates";
import { pathFields, publishedOn } from "../../rendering/node-fields";

/** @returns the path below `content/`, if the node is a file there */
function contentPath({ internal, sourceInstanceName, relativePath }: Node): string | undefined {
  const isContent = internal.type === "File" && sourceInstanceName === "content";
  return isContent && typeof relativePath === "string" ? relativePath : undefined;
}

/** Splits and parses a content file in the same way as the check. */
function readContent(content: string, file: string): { data: unknown; body?: string } {
  const text = normalizeText(content);
  if (!isMarkdown(file)) return { data: parse(text) };
  const parts = splitFrontMatter(text);
  if ("missing" in parts) throw new Error(`${file}: line ${parts.missing} has to be ---`);
  return { data: parse(parts.fields), body: parts.body };
}

/** Creates nodes from the files of `content/`. Wrong content that nobody has checked stops here. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const relativePath = contentPath(args.node);
  const collection = relativePath && collectionOf(relativePath);
  if (!collection) return;
  const { type, schema } = collection;
  const file = `content/${relativePath}`;
  const { data, body } = readContent(await args.loadNodeContent(args.node), file);
  if (type === photoListType) {
    createPhotoNodes(args, path.dirname(relativePath), parseContent(photoList, data, file));
    return;
  }
  const today = sarajevoClock(new Date()).date;
  const fields = publishedOn(today, type, parseContent(schema, data, file) as Fields);
  if (!fields) return;
  createChildNode(args, type, relativePath, { ...pathFields(relativePath), ...fields }, body);
};

/**
 * Creates a child of the node that `onCreateNode` was called for. Its id is derived from a relative
 * path: ids get into page data, which must not depend on the project's folder.
 * @param relativePath path below `content/`
 * @param markdown the body, from which gatsby-transformer-remark creates a child node
 */
function createChildNode(
  args: CreateNodeArgs,
  type: string,
  relativePath: string,
  fields: object,
  markdown?: string,
): void {
  const { node, actions, createNodeId, createContentDigest } = args;
  const contentDigest = createContentDigest([fields, node.internal.contentDigest]);
  const child = {
    ...fields,
    id: createNodeId(`content/${relativePath} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: {
      type,
      contentDigest,
      // After an empty line, a body that begins with --- is not parsed as front matter.
      ...(markdown !== undefined && { content: `\n${markdown}`, mediaType: "text/markdown" }),
    },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}

/** Creates a `Photo` node for each entry of a list. Files without an entry are not published. */
function createPhotoNodes(
  args: CreateNodeArgs,
  set: string,
  list: z.infer<typeof photoList>,
): void {
  for (const [index, photo] of list.photos.entries()) {
    const name = path.basename(photo.photo);
    const galleryName = set === ("gallery" satisfies PhotoSet) ? name : undefined;
    const fields = { ...photo, set, number: index + 1, galleryName };
    createChildNode(args, "Photo", `${set}/${name}`, fields);
  }
}
