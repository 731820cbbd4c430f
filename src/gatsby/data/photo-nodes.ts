import path from "node:path/posix";
import type { CreateNodeArgs } from "gatsby";
import type { z } from "zod";
import { listedPhoto, type photoList } from "../../content/kinds/photos";
import type { PhotoSet } from "../../content/photo-rules";
import { createChildNode } from "./child-node";
import { nodeTypeDefs } from "./sdl";

/**
 * GraphQL types of the photos: what their list says of them and their place in it. `galleryName` is
 * the name by which pages call a photo of the gallery; another folder may have the same one.
 */
export const photoTypeDefs = nodeTypeDefs("Photo", listedPhoto, [
  "set: String!",
  "number: Int!",
  "galleryName: String",
]);

const gallery: PhotoSet = "gallery";

/**
 * Makes a `Photo` of each photo that a list names; others are not published.
 * @param relativePath the list's path below `content/`
 */
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
