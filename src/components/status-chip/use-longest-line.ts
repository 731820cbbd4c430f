import { type RefObject, useEffect } from "react";

/**
 * Makes a text as wide as its longest line, again whenever the `<div>` around it has another width: in
 * CSS, text of more lines is as wide as its place. Another text needs another element (`key`).
 */
export function useLongestLine(text: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = text.current;
    const place = element?.closest("div");
    if (!element || !place) return;
    const range = document.createRange();
    range.selectNodeContents(element);
    const observer = new ResizeObserver(() => {
      element.style.width = "";
      const lines = [...range.getClientRects()].map(({ width }) => width);
      if (lines.length < 2) return;
      // In em, because larger text does not change the width of the place.
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      element.style.width = `${(Math.max(...lines) / em + 0.01).toFixed(2)}em`;
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [text]);
}
