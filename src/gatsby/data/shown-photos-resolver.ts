import path from "node:path/posix";
import type { z } from "zod";
import type { shownPhotos } from "../../content/kinds/photos";
import type { FieldResolver } from "./resolver-types";

interface ListedPhoto {
  readonly photo: string;
  readonly number: number;
}

/** Resolves the photos of a page or section: those in `names`, in that order, or else the whole list. */
export const shown: FieldResolver<z.infer<typeof shownPhotos>> = {
  type: "[Photo!]!",
  async resolve({ list, names }, _args, { nodeModel }) {
    const query = { filter: { set: { eq: list } } };
    const { entries } = await nodeModel.findAll<ListedPhoto>({ type: "Photo", query });
    const photos = [...entries].sort((one, other) => one.number - other.number);
    if (!names) return photos;
    const byName = new Map(photos.map((one) => [path.basename(one.photo), one]));
    return names.flatMap((name) => byName.get(name.trim()) ?? []);
  },
};
