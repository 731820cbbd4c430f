import toHtml from "hast-util-to-html";
import type { Root } from "mdast";
import toHast from "mdast-util-to-hast";
import { addressFactsOf, type CentreFacts } from "../content/centre-facts";
import { downloadAddress, linkedDownload } from "../content/download-rules";
import { fill, fillAddresses } from "../content/fill-placeholders";
import { nodesIn, parseInlineText, parseMarkdown } from "../content/markdown";
import { bindShortWordsInHtml } from "../content/typography";
import { fileNote } from "../domain/file-size";
import { escapeHtml } from "../domain/html";
import { formatHeadingsAndTables } from "./headings-and-tables";

/** What texts are filled with. */
export interface TextContext {
  readonly facts: CentreFacts;
  /** Sizes of the downloads in bytes, by name. */
  readonly downloads: ReadonlyMap<string, number>;
  /** Path prefix of the site, without a trailing slash. */
  readonly basePath: string;
}

function prefixLinks(root: Root, basePath: string): void {
  for (const node of nodesIn(root))
    if (node.type === "link" && /^\/(?!\/)/.test(node.url)) node.url = basePath + node.url;
}

/** Replaces the placeholders of HTML, such as `{telefon}`, also in the addresses of links. */
function fillFacts(html: string, { facts }: TextContext): string {
  const escaped = Object.entries(facts).map(([name, fact]) => [name, escapeHtml(fact)]);
  return fill(fillAddresses(html, addressFactsOf(facts)), Object.fromEntries(escaped));
}

/** Removes the path prefix of a link. */
const withoutBase = (address: string, basePath: string) =>
  basePath && address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;

/** Points links to published files; with type and size in them, which screen readers then say. */
function describeDownloads(html: string, { downloads, basePath }: TextContext): string {
  const link = /<a href="([^"]*)"([^>]*)>(.*?)<\/a>/gs;
  return html.replace(link, (written, address: string, more: string, words: string) => {
    const file = linkedDownload(withoutBase(address, basePath));
    const size = file && downloads.get(file.name);
    if (!file || size === undefined) return written;
    const to = basePath + downloadAddress(file.name) + file.rest;
    return `<a href="${to}" type="application/pdf"${more}>${words} ${fileNote(size)}</a>`;
  });
}

function htmlOf(root: Root, context: TextContext): string {
  prefixLinks(root, context.basePath);
  const html = bindShortWordsInHtml(fillFacts(toHtml(toHast(root)), context));
  return describeDownloads(html, context);
}

/**
 * Renders a body in Markdown: facts of the centre are filled in, short words bound to the next, links
 * to files described, headings put at their level, tables made to scroll.
 * @param headings level of the top headings; without it, there are none
 */
export function bodyHtml(text: string, headings: 2 | 3 | undefined, context: TextContext): string {
  const root = parseMarkdown(text);
  if (headings) formatHeadingsAndTables(root, headings);
  return htmlOf(root, context);
}

/** Renders a field that may have links and bold words. */
export function answerHtml(text: string, context: TextContext): string {
  return htmlOf(parseInlineText(text), context);
}
