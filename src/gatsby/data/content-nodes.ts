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
import { placeOf } from "./content-place";
import { createPhotoNodes } from "./photo-nodes";

interface ContentFile {
  readonly sourceInstanceName: string;
  readonly relativePath: string;
}

/** The `content/` file that a node is. */
function contentFile(node: Node): ContentFile | undefined {
  const file = node as unknown as ContentFile;
  const isContent = node.internal.type === "File" && file.sourceInstanceName === "content";
  return isContent ? file : undefined;
}

/** A text file of `content/` taken apart as the check does it. */
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
 * What of a file the site may know on a day: no notice that is over or still to come, and no closure
 * that is over. A visitor could read in a page's data what the page does not show.
 * @returns undefined for a file of which nothing is left
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
    const place = placeOf(relativePath, type);
    createChildNode(args, type, relativePath, { ...place, ...fields }, body);
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
