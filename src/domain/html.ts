/** HTML that pages may insert as it is. A text is not one: it would have to be escaped. */
export type Html = "" | `<${string}`;

/** Escape a text for HTML, including quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Return a paragraph with a text; empty if there is none. */
export const toParagraph = (text: string | null): Html =>
  text ? `<p>${escapeHtml(text)}</p>` : "";

/** Serialise data for a script element; no text in it can close the element (HTML standard, 4.12.1.3). */
export function formatScriptJson(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
