import { collectionOf } from "../../../content/collections";
import { metaOf, nodeAt } from "../../../content/schema-node";
import type { Fields } from "../../../content/values";
import { isFacts, wrongField } from "../../../rendering/sound-fields";

/** What the preview says of a draft that the page cannot show. */
export const brokenWords = "Ovo se ne može prikazati, pa se vidi ono što je bilo prije.";

/** What the preview says of a fact that is not shown as it stands in the form; empty if all are. */
export function wrongWords(file: string, fields: Fields): string {
  const schema = collectionOf(file)?.schema;
  const path = schema && isFacts(file) && wrongField(schema, fields);
  if (!path) return "";
  const label = metaOf(nodeAt(schema, path))?.label;
  return `Polje „${label}” još nije ispravno, pa se vidi ono što je sačuvano.`;
}
