import type { CreateNodeArgs } from "gatsby";
import type { z } from "zod";
import { type Caption, caption, type captions } from "../../content/kinds/captions";
import { photoExtensions, photoSets } from "../../content/photo-rules";
import { createChildNode } from "./child-node";
import { typeDefs } from "./sdl";

/** Node type that holds one captions file. */
export const captionsType = "PhotoCaptions";

/** GraphQL types of the photos. `number` is an Int, so that lists sort 2 before 10. */
export const photoTypeDefs = `
type Photo implements Node @dontInfer {
  set: String!
  number: Int!
  file: File! @link
}

${typeDefs("PhotoCaption", caption, ["number: Int!"])}

type ${captionsType} implements Node @dontInfer {
  set: String!
  entries: [PhotoCaption!]!
}`;

const photoPath = new RegExp(
  `^(${photoSets.join("|")})/([1-9]\\d*)\\.(?:${photoExtensions.join("|")})$`,
);

/**
 * Makes a `Photo` of `gallery/7.webp` and the like; other files are left alone.
 * @param relativePath the file's path below `content/`
 */
export function createPhotoNode(args: CreateNodeArgs, relativePath: string): void {
  const [, set, number] = photoPath.exec(relativePath) ?? [];
  if (!set) return;
  createChildNode(args, "Photo", relativePath, { set, number: Number(number), file: args.node.id });
}

/** The fields of a `PhotoCaptions` node. */
export function captionsFields(relativePath: string, data: z.infer<typeof captions>) {
  const entries = Object.entries<Caption>(data).map(([number, entry]) => ({
    number: Number(number),
    ...entry,
  }));
  return { set: relativePath.split("/")[0], entries };
}
