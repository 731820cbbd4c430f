/**
 * Adds the style sheet for printing, which would compete with the first view. It is in a `<noscript>`,
 * whose content is text where scripts run (`src/gatsby/output/print-sheet.ts`).
 */
export function loadPrintSheet(): void {
  const links = [...document.querySelectorAll("noscript")].map(({ textContent }) => textContent);
  const link = links.find((text) => text?.includes('media="print"'));
  if (link) document.head.insertAdjacentHTML("beforeend", link);
}
