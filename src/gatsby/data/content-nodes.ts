import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { parse } from "yaml";
import {
  type Collection,
  collectionOf,
  isMarkdown,
  photoListType,
} from "../../content/collections";
import { splitFrontMatter } from "../../content/front-matter";
import { photoList } from "../../content/kinds/photos";
import { normalizeText } from "../../content/normalize-text";
import { ContentError, parseContent } from "../../content/parse";
import { sarajevoClock } from "../../domain/sarajevo-clock";
import { createChildNode } from "./child-node";
import { pathFields } from "./path-fields";
import { createPhotoNodes } from "./photo-nodes";

interface ContentFile {
  readonly sourceInstanceName: string;
  readonly relativePath: string;
}

/** @returns the node as a file, if it is one of `content/` */
function contentFile(node: Node): ContentFile | undefined {
  const file = node as unknown as ContentFile;
  const isContent = node.internal.type === "File" && file.sourceInstanceName === "content";
  return isContent ? file : undefined;
}

/** Splits and parses a content file in the same way as the check. */
function readContent(content: string, file: string): { data: unknown; body?: string } {
  const text = normalizeText(content);
  if (!isMarkdown(file)) return { data: parse(text) };
  const parts = splitFrontMatter(text);
  if ("missing" in parts) throw new ContentError(`${file}: line ${parts.line} has to be ---`);
  return { data: parse(parts.fields), body: parts.body };
}

interface Dated {
  readonly from: string;
  readonly to?: string;
}

const lastDay = ({ from, to = from }: Dated) => to;

/**
 * Drops notices that are over or still to come, and closures that are over: a hidden one could still be
 * read in the page data.
 * @param today date in Sarajevo, `2027-03-01`
 * @returns undefined if nothing of the file is published
 */
function publishedOn(today: string, type: string, fields: object): object | undefined {
  if (type === "Notice") {
    const notice = fields as Dated;
    return notice.from <= today && today <= lastDay(notice) ? fields : undefined;
  }
  if (type !== "Closures") return fields;
  const { closures } = fields as { closures?: readonly Dated[] };
  return { closures: closures?.filter((closure) => today <= lastDay(closure)) };
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
  const file = contentFile(node);
  if (!file) return;
  const collection = collectionOf(file.relativePath);
  if (!collection) return;
  createContentNode(args, collection, await loadNodeContent(node), file.relativePath);
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
