import { routes } from "../site";

/** A link to a page of the site, as in content files. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
  /** Longer name for screen readers; it contains the label (WCAG 2.5.3). */
  readonly description?: string | null;
}

/** Return whether a click just follows a link. With a modifier key it opens a tab or window, or downloads. */
export function isPlainClick(
  click: Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
): boolean {
  return !(click.button || click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);
}

/** Attributes of a link to another site. */
export const inNewTab = { target: "_blank", rel: "noopener" } as const;

/** Return whether a path on this host may be that of a page: a path with an extension is that of a file. */
export const isPagePath = (path: string): boolean => !/\.\w+$/.test(path);

/**
 * Remove the path prefix (`PATH_PREFIX`), which the router adds itself.
 * @param path pathname of a URL on this host
 * @returns undefined if the path is outside the site
 */
export function stripPathPrefix(path: string): string | undefined {
  if (path === __PATH_PREFIX__) return routes.home;
  return path.startsWith(`${__PATH_PREFIX__}/`) ? path.slice(__PATH_PREFIX__.length) : undefined;
}
