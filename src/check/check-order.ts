import { basename, dirname } from "node:path/posix";
import { type ContentFile, fieldProblem } from "./content-file";
import { groupBy } from "./group-by";
import type { Problem } from "./problem";

function orderOf({ data }: ContentFile): unknown {
  return data !== null && typeof data === "object" && "order" in data ? data.order : undefined;
}

/** Files of one folder that ask for the same place. */
export function checkOrder(contents: readonly ContentFile[]): Problem[] {
  const ordered = contents.filter((content) => typeof orderOf(content) === "number");
  const places = groupBy(ordered, (content) => `${dirname(content.file)} ${orderOf(content)}`);
  return [...places.values()].flatMap(([first, ...others]) =>
    others.map((content) =>
      fieldProblem(content, ["order"], {
        what: `Isti redoslijed (${Number(orderOf(content))}) ima i datoteka „${basename(first?.file ?? "")}”, pa se ne zna koja je prva.`,
        fix: "Dajte svakoj svoj broj u polju „order”.",
      }),
    ),
  );
}
