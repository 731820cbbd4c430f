import path from "node:path/posix";
import type { z } from "zod";
import type { shownPhotos } from "../../content/kinds/photos";
import type { Field } from "./field";

interface ListedPhoto {
  readonly photo: string;
  readonly number: number;
}

/** The photos that a page or a section shows: all of a list in its order, or those it names in theirs. */
export const shown: Field<z.infer<typeof shownPhotos>> = {
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
