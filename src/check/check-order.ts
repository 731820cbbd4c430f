import { basename, dirname } from "node:path/posix";
import { type ContentFile, fieldProblem } from "./content-file";
import { valueAt } from "./declared-shape";
import { repeats } from "./group-by";
import type { Problem } from "./problem";

const orderOf = ({ data }: ContentFile) => valueAt(data, ["order"]);

/** Files of one folder that ask for the same place. */
export function checkOrder(contents: readonly ContentFile[]): Problem[] {
  const ordered = contents.filter((content) => typeof orderOf(content) === "number");
  return repeats(ordered, (content) => `${dirname(content.file)} ${orderOf(content)}`).map(
    ([content, first]) =>
      fieldProblem(content, ["order"], {
        what: `Isti redoslijed (${orderOf(content)}) ima i datoteka „${basename(first.file)}”, pa se ne zna koja je prva.`,
        fix: "Dajte svakoj svoj broj u polju „order”.",
      }),
  );
}
