import { type RefObject, useEffect } from "react";

/**
 * Makes a text as wide as its longest line, again whenever its place changes: in CSS, text of more
 * lines is as wide as its place.
 * @param shown changes with the text
 */
export function useLongestLine(
  place: RefObject<Element>,
  text: RefObject<HTMLElement>,
  shown: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other lines
  useEffect(() => {
    const fit = () => {
      const { current: element } = text;
      if (!element) return;
      element.style.width = "";
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()].map(({ width }) => width);
      if (lines.length < 2) return;
      // In em, because larger text does not change the width of the place.
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      element.style.width = `${(Math.max(...lines) / em + 0.01).toFixed(2)}em`;
    };
    const observer = new ResizeObserver(fit);
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, text, shown]);
}
