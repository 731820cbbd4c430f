import { sectionAddress } from "../../content/places";

/**
 * What a file's name and folder say, for the kinds of content whose address they give.
 * @param relativePath below `content/`
 * @param type of the node
 */
export function placeOf(relativePath: string, type: string): object {
  return type === "ProgramSection" ? { address: sectionAddress(relativePath) } : {};
}
