import { navigate } from "gatsby";
import { type MouseEvent, memo } from "react";
import { isPlainClick } from "../is-plain-click";
import { isPagePath, pathInSite } from "../path-in-site";
import * as css from "./prose.module.css";

interface ProseProps {
  /** HTML made of Markdown at build time. */
  readonly html: string;
  readonly className?: string;
}

/** Links in Markdown are plain anchors: those to pages of the site go through the router like any other. */
function followInside(event: MouseEvent<HTMLElement>): void {
  const anchor = (event.target as Element).closest("a");
  const href = anchor?.getAttribute("href");
  if (!anchor || !href || !/^\/(?!\/)/.test(href) || !isPlainClick(event)) return;
  if (!isPagePath(anchor.pathname)) return;
  event.preventDefault();
  // In Markdown the path prefix is in place already; the router adds it itself.
  navigate(pathInSite(href) ?? href);
}

/** Running text from a Markdown file. */
export const Prose = memo(function Prose({ html, className = "" }: ProseProps) {
  return (
    // The handler only speeds up links, which work by keyboard and without it.
    <div
      className={`${css.prose} ${className}`}
      onClickCapture={followInside}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is our own, rendered from content/ at build time
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
