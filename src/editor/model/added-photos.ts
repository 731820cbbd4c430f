import type { AppEventListener, Field } from "@sveltia/cms";
import type { Fields } from "../../content/values";

/** Key of the field in which several photos are chosen at once. No file has such a field. */
const addedPhotosKey = "added";

/** The field itself, which the forms of both photo lists have. */
export const addedPhotosField: Field = {
  name: addedPhotosKey,
  label: "Dodaj više slika odjednom",
  hint: "Dolaze na kraj spiska. Kada sačuvate, svakoj možete dati naslov i drugo mjesto.",
  widget: "image",
  multiple: true,
  required: false,
  choose_url: false,
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Return the fields as they are written: photos that were added at once come last in the list. */
export function mergeAddedPhotos({ [addedPhotosKey]: added, ...fields }: Fields): Fields {
  const photos = listOf(added).map((photo) => ({ photo }));
  return photos.length > 0 ? { ...fields, photos: [...listOf(fields.photos), ...photos] } : fields;
}

/** Before a file is written, moves the added photos to the list, also in the open form. */
export const moveAddedPhotos: AppEventListener = {
  name: "preSave",
  handler({ entry }) {
    const fields: Fields = entry.get("data").toJS();
    if (listOf(fields[addedPhotosKey]).length === 0) return undefined;
    return entry.update("data", (data) => data.clear().merge(mergeAddedPhotos(fields)));
  },
};
