import type { ProgramPage } from "../../content/kinds/pages";
import { PartList } from "../part-list/part-list";

/** Ticks of different colours in `static/icons/paper.svg`. */
const tickCount = 4;

/** The centre's promises to parents, each with a tick of cut paper. */
export function CheckList({ items }: { readonly items: ProgramPage["checks"] }) {
  return (
    <PartList
      parts={items.map((item, index) => ({ ...item, icon: `tick-${(index % tickCount) + 1}` }))}
    />
  );
}
