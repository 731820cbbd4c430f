import type { CreateNodeArgs, Node } from "gatsby";
import { parse } from "yaml";
import { type Caption, captions } from "../content/kinds/site";
import { ContentError } from "../content/parse";

/** The two folders of numbered photos below `content/`. */
export const photoSets = ["gallery", "premises"] as const;

/** Node type that holds one captions file. */
export const captionsType = "PhotoCaptions";

/** GraphQL types of the photos. `number` is an Int, so that lists sort 2 before 10. */
export const photoTypeDefs = `
type Photo implements Node @dontInfer {
  set: String!
  number: Int!
  file: File! @link
}

type PhotoCaption @dontInfer {
  number: Int!
  title: String!
  hero: Boolean
  memories: Int
}

type ${captionsType} implements Node @dontInfer {
  set: String!
  entries: [PhotoCaption!]!
}`;

const photoPath = new RegExp(`^(${photoSets.join("|")})/([1-9]\\d*)\\.[a-z]+$`);
const captionsPath = new RegExp(`^(${photoSets.join("|")})/captions\\.yml$`);

function childOf(file: Node, args: CreateNodeArgs, type: string, fields: object): void {
  const { actions, createContentDigest, createNodeId } = args;
  const child = {
    ...fields,
    id: createNodeId(`${file.id} >>> ${type}`),
    parent: file.id,
    children: [],
    internal: { type, contentDigest: createContentDigest([fields, file.internal.contentDigest]) },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent: file, child: child as unknown as Node });
}

/**
 * Makes a `Photo` of `gallery/7.webp` and the like, and `PhotoCaptions` of a captions file.
 * @param relativePath the file's path below `content/`
 * @throws ContentError when a captions file is not as declared
 */
export async function createPhotoNodes(args: CreateNodeArgs, relativePath: string): Promise<void> {
  const photo = photoPath.exec(relativePath);
  if (photo) {
    childOf(args.node, args, "Photo", {
      set: photo[1],
      number: Number(photo[2]),
      file: args.node.id,
    });
    return;
  }
  const set = captionsPath.exec(relativePath)?.[1];
  if (!set) return;
  const result = captions.safeParse(parse(await args.loadNodeContent(args.node)) ?? {});
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `  ${path.join(".")}: ${message}`,
    );
    throw new ContentError([`content/${relativePath}`, ...problems].join("\n"));
  }
  const entries = Object.entries<Caption>(result.data).map(([number, caption]) => ({
    number: Number(number),
    ...caption,
  }));
  childOf(args.node, args, captionsType, { set, entries });
}
