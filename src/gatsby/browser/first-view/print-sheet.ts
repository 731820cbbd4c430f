/**
 * Adds the style sheet for printing after the first view, with which it would compete. It is in a
 * `<noscript>`, whose content is text where scripts run (`src/gatsby/output/print-sheet.ts`).
 */
export function loadPrintSheet(): void {
  window.addEventListener("load", () => {
    const link = document.querySelector("noscript") as HTMLElement;
    document.head.insertAdjacentHTML("beforeend", link.textContent as string);
  });
}
