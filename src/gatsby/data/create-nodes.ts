import type { CreateNodeArgs, GatsbyNode, Node, SourceNodesArgs } from "gatsby";
import { z } from "zod";
import { contentFolder, getCollection, isMarkdown } from "../../content/collections";
import { getDownloadName, isDownload } from "../../content/downloads";
import { normalizeText } from "../../content/file-text";
import { parseContentFile, withBody } from "../../content/parse-content-file";
import { getFolder } from "../../content/paths";
import { getPhotoListFile } from "../../content/photo-files";
import type { Fields } from "../../content/values";
import { toSarajevoTime } from "../../domain/dates";
import { type ContentNode, renderContent } from "../../rendering/render-content";
import { contentTypes } from "../../site";

/** The build day in Sarajevo, read once: a build across midnight must not disagree with itself. */
export const buildDay = toSarajevoTime(new Date()).date;

type Args = SourceNodesArgs | CreateNodeArgs;

/**
 * Every file node seen so far, by path in `content/`. Kept here because `getNodesByType` lags behind while Gatsby
 * sources nodes; `getNode` tells whether one still exists.
 */
const fileNodes = new Map<string, Node>();

/**
 * Parse a content file as the check does.
 * @throws Error that names an invalid file and its fields; `npm run check` explains them to staff
 */
function parseFields(text: string, file: string): Fields {
  const path = `${contentFolder}/${file}`;
  const { data, body } = parseContentFile(path, text);
  const result = (getCollection(file)?.schema ?? z.never()).safeParse(data);
  if (!result.success) throw new Error(`${path}\n${z.prettifyError(result.error)}`);
  return withBody(result.data, body);
}

async function readFiles(all: ReadonlyMap<string, Node>, { loadNodeContent }: Args) {
  const named = [...all].filter(([file]) => getCollection(file));
  const fields = named.map(async ([file, node]): Promise<[string, Fields]> => {
    const text = normalizeText(await loadNodeContent(node));
    return [file, parseFields(text, file)];
  });
  return new Map(await Promise.all(fields));
}

/** Create a node for each content file, and for each photo of a list. Other photos are not published. */
async function createContentNodes(args: Args): Promise<void> {
  const { actions, basePath, createContentDigest, createNodeId, getNode } = args;
  const all = new Map([...fileNodes].filter(([, { id }]) => getNode(id)));
  const files = await readFiles(all, args);
  // Ids get into page data, which must not depend on the project's folder.
  const createId = ({ type, file }: Pick<ContentNode, "type" | "file">) =>
    createNodeId(`${contentFolder}/${file} >>> ${type}`);
  const nodes = renderContent({
    files,
    photoResolver: {
      resolvePhoto: (path) => all.get(path)?.id,
      resolveListedPhoto: ({ file }) => createId({ type: contentTypes.photo, file }),
    },
    downloads: new Map(
      [...all].flatMap(([file, { size }]) =>
        isDownload(file) ? [[getDownloadName(file), Number(size)] as const] : [],
      ),
    ),
    basePath,
    date: buildDay,
  });
  for (const node of nodes) {
    const source =
      node.type === contentTypes.photo ? getPhotoListFile(getFolder(node.file)) : node.file;
    const parent = getNode(all.get(source)?.id ?? "");
    if (!parent) throw new Error(`${source} is not a file in ${contentFolder}/.`);
    const child = {
      ...node.fields,
      html: node.html,
      id: createId(node),
      parent: parent.id,
      children: [],
      internal: {
        type: node.type,
        contentDigest: createContentDigest(node),
        // gatsby-transformer-remark makes a child node of it, which returns our HTML (`graphql-types.ts`).
        ...(isMarkdown(node.file) && { content: "", mediaType: "text/markdown" }),
      },
    };
    await actions.createNode(child);
    actions.createParentChildLink({ parent, child });
  }
}

let isSourced = false;
let currentRun = Promise.resolve();
let nextRun: Promise<void> | undefined;

/** Create the nodes, once a current run has ended. All calls until then share the next run. */
function updateContentNodes(args: Args): Promise<void> {
  nextRun ??= currentRun
    .catch(() => undefined)
    .then(() => {
      nextRun = undefined;
      currentRun = createContentNodes(args);
      return currentRun;
    });
  return nextRun;
}

/** Gatsby calls this last, but some nodes of files may still be on their way to `onCreateNode`. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => {
  isSourced = true;
  return updateContentNodes(args);
};

/** Create all nodes anew: a file may change others, as facts of the centre are part of many texts. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { sourceInstanceName, relativePath } = args.node;
  if (sourceInstanceName !== contentFolder) return;
  fileNodes.set(String(relativePath).normalize(), args.node);
  if (isSourced) await updateContentNodes(args);
};
