/** A message of the development server; see scripts/content/develop-middleware.ts. */
interface ContentProblems {
  readonly summary: string;
  readonly errors: readonly string[];
}

// Inline, because Gatsby would put the rules of a stylesheet into every published page.
const panelStyle = [
  "position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto;",
  "padding: 1rem; border-top: 6px solid #b3261e; background: #fff; color: #1d1b20;",
  "font: 16px/1.5 system-ui, sans-serif; white-space: pre-wrap;",
].join(" ");

function createPanel(): HTMLElement {
  const panel = document.createElement("section");
  panel.setAttribute("role", "alert");
  panel.style.cssText = panelStyle;
  document.body.append(panel);
  return panel;
}

/**
 * Shows the errors of the content check at the bottom of the window until there are none. For live
 * editing only. The page itself keeps showing the last valid content.
 */
export function showContentProblems(): void {
  let panel: HTMLElement | undefined;
  new EventSource("/__content-problems").onmessage = ({ data }: MessageEvent<string>) => {
    const { summary, errors }: ContentProblems = JSON.parse(data);
    if (errors.length === 0) {
      panel?.remove();
      panel = undefined;
      return;
    }
    panel ??= createPanel();
    panel.textContent = [...errors, summary].join("\n\n");
  };
}
