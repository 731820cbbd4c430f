import { type Change, type Content, causedProblems, contentAfter } from "./content";
import { wordsElsewhere } from "./refusal";

const heading = "Sačuvano je i bit će objavljeno. Ipak pogledajte ovo:";

/**
 * What is better mended in the texts that are written, in words; undefined if there is nothing new of the
 * kind. It stops no save. Warnings about files, such as a photo that is shown no more, are for maintainers.
 * @param content as it is before them
 */
export async function warningsOf(
  changes: readonly Change[],
  content: Content,
): Promise<string | undefined> {
  const files = changes.map(({ path }) => path);
  const reasons = causedProblems(content, await contentAfter(content, changes), "warning")
    .filter((one) => one.path && files.includes(one.file))
    .map(wordsElsewhere);
  return reasons.length > 0 ? [heading, ...new Set(reasons)].join("\n\n") : undefined;
}
