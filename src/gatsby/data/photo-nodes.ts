import path from "node:path/posix";
import type { CreateNodeArgs } from "gatsby";
import type { z } from "zod";
import { listedPhoto, type photoList } from "../../content/kinds/photos";
import type { PhotoSet } from "../../content/photo-rules";
import { createChildNode } from "./child-node";
import { nodeTypeDefs } from "./sdl";

/** GraphQL type of a photo: its list entry and place. `galleryName` is its name if it is in the gallery. */
export const photoTypeDefs = nodeTypeDefs("Photo", listedPhoto, [
  "set: String!",
  "number: Int!",
  "galleryName: String",
]);

const gallery: PhotoSet = "gallery";

/** Creates a `Photo` node for each entry of a list. Files without an entry are not published. */
export function createPhotoNodes(
  args: CreateNodeArgs,
  relativePath: string,
  { photos }: z.infer<typeof photoList>,
): void {
  const set = path.dirname(relativePath);
  for (const [index, photo] of photos.entries()) {
    const name = path.basename(photo.photo);
    const galleryName = set === gallery ? name : undefined;
    const fields = { ...photo, set, number: index + 1, galleryName };
    createChildNode(args, "Photo", `${set}/${name}`, fields);
  }
}
