/** The folder of files to download, below `content/` and in addresses. */
export const filesFolder = "files";

/** Names of files that are the same on every system and in every address; see `slug.ts`. */
export const fileName = /^[a-z\d]+(?:-[a-z\d]+)*\.pdf$/;

/** Bytes from which a file takes long to load on a phone. */
export const largeFileBytes = 5e6;

/**
 * Bytes that every host takes in one file; Cloudflare Pages has the lowest limit, 25 MiB.
 * @see https://developers.cloudflare.com/pages/platform/limits/#file-size
 */
export const mostFileBytes = 25e6;

/** Percent signs read, where they stand for something. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * The file that a link of running text means. Editors complete paths from the file that is open
 * (`../files/zahtjev.pdf`) or from the project's folder, and people write what they see.
 * @param address as it is written, or as Markdown has encoded it
 * @returns name and what follows it (`#page=2`); undefined for a link to anything else
 */
export function linkedFile(address: string): { name: string; rest: string } | undefined {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const [, name] =
    /^(?:\/|\.\/|(?:\.\.\/)+)?(?:content\/)?files\/(.+)$/s.exec(
      decoded(path).replaceAll("\\", "/"),
    ) ?? [];
  return name === undefined ? undefined : { name: name.normalize(), rest };
}

/** The address of a file in the site. */
export function fileAddress(name: string): string {
  return `/${filesFolder}/${name}`;
}
