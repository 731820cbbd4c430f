import type { AppEventListener, Field } from "@sveltia/cms";
import type { Fields } from "../../content/values";

/** The field of a form in which several photos are chosen at once. No file has it. */
const name = "added";

/** The field itself, which the forms of both lists of photos have. */
export const addedPhotosField: Field = {
  name,
  label: "Dodaj više slika odjednom",
  hint: "Dolaze na kraj spiska. Kada sačuvate, svakoj možete dati naslov i drugo mjesto.",
  widget: "image",
  multiple: true,
  required: false,
  choose_url: false,
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Return the fields as they are written: photos that were added at once are the last of the list. */
export function mergeAddedPhotos({ [name]: added, ...fields }: Fields): Fields {
  const photos = listOf(added).map((photo) => ({ photo }));
  return photos.length > 0 ? { ...fields, photos: [...listOf(fields.photos), ...photos] } : fields;
}

/** Called before a file is written. It moves the photos to the list of the open form too. */
export const moveAddedPhotos: AppEventListener = {
  name: "preSave",
  handler({ entry }) {
    const fields: Fields = entry.get("data").toJS();
    if (listOf(fields[name]).length === 0) return undefined;
    return entry.update("data", (data) => data.clear().merge(mergeAddedPhotos(fields)));
  },
};
