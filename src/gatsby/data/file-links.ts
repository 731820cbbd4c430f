import { downloadAddress, downloadsFolder, linkedDownload } from "../../content/download-rules";
import { fileNote } from "../../domain/file-size";
import type { ResolverContext } from "./field";

interface File {
  readonly base: string;
  readonly size: number;
}

/** Sizes of the files to download, in bytes by their names. Asked as a whole, so that a new one is noticed. */
async function fileSizes({ nodeModel }: ResolverContext): Promise<Map<string, number>> {
  const filter = {
    sourceInstanceName: { eq: "content" },
    relativeDirectory: { eq: downloadsFolder },
  };
  const { entries } = await nodeModel.findAll<File>({ type: "File", query: { filter } });
  return new Map([...entries].map(({ base, size }) => [base, size]));
}

/** An address without the path that the site lies under, which Markdown's links have got already. */
const withoutBase = (address: string, basePath: string) =>
  basePath && address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;

/**
 * Gives links to files to download the address at which these are published, and says of which kind
 * and size they are: inside the link, so that a screen reader says it with the link's name.
 * @param html of running text, whose links may be written in several ways (`linkedDownload`)
 * @param basePath path the site lies under, without a slash at the end
 */
export async function nameFiles(
  html: string,
  context: ResolverContext,
  basePath: string,
): Promise<string> {
  const link = /<a href="([^"]*)"([^>]*)>(.*?)<\/a>/gs;
  const fileOf = (address: string) => linkedDownload(withoutBase(address, basePath));
  if (![...html.matchAll(link)].some(([, address = ""]) => fileOf(address))) return html;
  const sizes = await fileSizes(context);
  return html.replace(link, (written, address: string, more: string, words: string) => {
    const file = fileOf(address);
    const size = file && sizes.get(file.name);
    if (!file || size === undefined) return written;
    const to = basePath + downloadAddress(file.name) + file.rest;
    return `<a href="${to}" type="application/pdf"${more}>${words} ${fileNote(size)}</a>`;
  });
}
