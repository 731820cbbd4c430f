/** What the server of live editing sends; see scripts/content/develop-middleware.ts. */
interface ContentProblems {
  readonly summary: string;
  readonly errors: readonly string[];
}

// No stylesheet: Gatsby would put its rules into every published page.
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
 * Live editing only: shows under the page what the content check finds, as long as it finds
 * something. The page above keeps showing the last content that was right.
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
