/**
 * Shows that the page of a link is on its way: its links are marked as busy, and a strip grows along the
 * upper edge. Styled here, because every page would carry a style sheet's rules.
 * @param href of the link
 * @param durationMs time in which the strip grows, in ms
 * @returns takes the sign away
 */
export function showWaiting(href: string, durationMs: number): () => void {
  const links = [...document.querySelectorAll("a")].filter((link) => link.href === href);
  for (const link of links) link.setAttribute("aria-busy", "true");
  const strip = document.createElement("div");
  strip.style.cssText =
    "position:fixed;inset:0 0 auto;z-index:30;height:5px;background:var(--red);transform-origin:0";
  document.body.append(strip);
  strip.animate({ transform: ["scaleX(.1)", "none"] }, durationMs);
  return () => {
    for (const link of links) link.removeAttribute("aria-busy");
    strip.remove();
  };
}
