import { phonePattern } from "../content/fields";
import { notFoundPath, pages as sitePages } from "../site";
import type { Message } from "./problem";
import * as say from "./wording/texts";

/** What links of the content may lead to. */
export interface LinkTargets {
  /** How many photos each page shows that opens them by address. */
  readonly photos: Readonly<Record<string, number>>;
}

/** Addresses of the pages. */
export const pages: readonly string[] = sitePages
  .map(({ route }) => route)
  .filter((route) => route !== notFoundPath);

/** Page → start of its photos' addresses. */
export const photoAnchors: Readonly<Record<string, string>> = Object.fromEntries(
  sitePages.flatMap((page) => ("photos" in page ? [[page.route, page.photos.anchor]] : [])),
);

/** Why a link inside the site leads nowhere; undefined when it leads somewhere. */
export function pageLinkProblem(value: string, targets: LinkTargets): Message | undefined {
  const [page = "", anchor] = value.split("#");
  if (!pages.includes(page)) return say.brokenLink(value, pages);
  if (anchor === undefined) return undefined;
  const start = photoAnchors[page];
  const [, name, number] = /^([a-z]+)-([1-9]\d*)$/.exec(anchor) ?? [];
  if (!start || name !== start) return say.brokenLink(value, pages);
  const total = targets.photos[page] ?? 0;
  return Number(number) <= total ? undefined : say.brokenPhotoLink(value, total);
}

const outside = /^(?:https?:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)$/;

const isCall = (value: string) =>
  /^tel:\+\d+$/.test(value) && phonePattern.test(value.slice("tel:".length));

/** The same for a link in running text, which may also lead out of the site. */
export function textLinkProblem(value: string, targets: LinkTargets): Message | undefined {
  if (value.startsWith("/") && !value.startsWith("//")) return pageLinkProblem(value, targets);
  return outside.test(value) || isCall(value) ? undefined : say.brokenAddress(value);
}
