import { downloadAddress, downloadsFolder, linkedDownload } from "../../content/download-rules";
import { fileNote } from "../../domain/file-size";
import type { ResolverContext } from "./resolver-types";

interface File {
  readonly base: string;
  readonly size: number;
}

/** Sizes of the downloads in bytes, by name. One query for all, so that Gatsby notices a new file. */
async function fileSizes({ nodeModel }: ResolverContext): Promise<Map<string, number>> {
  const filter = {
    sourceInstanceName: { eq: "content" },
    relativeDirectory: { eq: downloadsFolder },
  };
  const { entries } = await nodeModel.findAll<File>({ type: "File", query: { filter } });
  return new Map([...entries].map(({ base, size }) => [base, size]));
}

/** Removes the path prefix, which links from Markdown already have. */
const withoutBase = (address: string, basePath: string) =>
  basePath && address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;

/**
 * Points links to downloads at the published files, and adds their type and size to the link text, so
 * that screen readers announce them as part of the link.
 * @param html running text, whose links may be written in several ways (`linkedDownload`)
 * @param basePath path prefix of the site, without a trailing slash
 */
export async function describeDownloadLinks(
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
