import { navigate } from "gatsby";
import { type MouseEvent, memo } from "react";
import { isPath } from "../../domain/hrefs";
import type { Html } from "../../domain/html";
import { isPagePath, isPlainClick, stripPathPrefix } from "../links";
import * as css from "./prose.module.css";

/** Let the router follow links to pages of the site, which are plain anchors in rendered Markdown. */
function followWithRouter(event: MouseEvent<HTMLElement>): void {
  const anchor = (event.target as Element).closest("a");
  const href = anchor?.getAttribute("href");
  if (!anchor || !href || !isPath(href) || !isPlainClick(event)) return;
  if (!isPagePath(anchor.pathname)) return;
  event.preventDefault();
  // Rendered Markdown already has the path prefix, and the router adds it again.
  navigate(stripPathPrefix(href) ?? href);
}

interface ProseProps {
  readonly html: Html;
  readonly className?: string;
}

/** Render HTML whose links the router follows. */
export const Prose = memo(function Prose({ html, className = "" }: ProseProps) {
  return (
    // Links work without this handler, which only makes them faster.
    <div
      className={`${css.prose} ${className}`}
      onClickCapture={followWithRouter}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own HTML: src/rendering escapes the tags of content
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
