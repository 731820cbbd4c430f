import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { parse } from "yaml";
import {
  type Collection,
  collectionOf,
  isMarkdown,
  photoListType,
} from "../../content/collections";
import { splitFrontMatter } from "../../content/front-matter";
import { notice } from "../../content/kinds/notices";
import { photoList } from "../../content/kinds/photos";
import { closures } from "../../content/kinds/site";
import { normalizeText } from "../../content/normalize-text";
import { ContentError, parseContent } from "../../content/parse";
import { sarajevoClock } from "../../domain/sarajevo-clock";
import { pathFields } from "../../rendering/path-fields";
import { createChildNode } from "./child-node";
import { createPhotoNodes } from "./photo-nodes";

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
  if ("missing" in parts) throw new ContentError(`${file}: line ${parts.line} has to be ---`);
  return { data: parse(parts.fields), body: parts.body };
}

/**
 * Drops notices that are over or still to come, and closures that are over: a hidden one could still be
 * read in the page data.
 * @param today date in Sarajevo, `2027-03-01`
 * @returns undefined if nothing of the file is published
 */
function publishedOn(today: string, type: string, fields: object): object | undefined {
  if (type === "Notice") {
    const { from, to } = notice.parse(fields);
    return from <= today && today <= to ? fields : undefined;
  }
  if (type !== "Closures") return fields;
  const { closures: all } = closures.parse(fields);
  return { closures: all?.filter(({ from, to = from }) => today <= to) };
}

function createContentNode(
  args: CreateNodeArgs,
  { type, schema }: Collection,
  content: string,
  relativePath: string,
): void {
  const file = `content/${relativePath}`;
  const { data, body } = readContent(content, file);
  if (type === photoListType) {
    createPhotoNodes(args, relativePath, parseContent(photoList, data, file));
  } else {
    const today = sarajevoClock(new Date()).date;
    const fields = publishedOn(today, type, parseContent(schema, data, file));
    if (!fields) return;
    const ofPath = pathFields(relativePath, type);
    createChildNode(args, type, relativePath, { ...ofPath, ...fields }, body);
  }
}

async function createNodes(args: CreateNodeArgs): Promise<void> {
  const { node, loadNodeContent } = args;
  const file = contentPath(node);
  const collection = file && collectionOf(file);
  if (collection) createContentNode(args, collection, await loadNodeContent(node), file);
}

/**
 * Creates nodes of the declared types from the files of `content/`. Our commands check content first,
 * with messages in Bosnian; this stops a build that was started without the check.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  try {
    await createNodes(args);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    args.reporter.panicOnBuild(error.message);
  }
};
