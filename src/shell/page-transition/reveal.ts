/** What the address names, if it stands in a section that opens. */
function namedInSection(): { target: Element; section: HTMLDetailsElement } | undefined {
  // Not decoded: addresses of sections are ASCII, and `#%` would throw.
  const target = document.getElementById(window.location.hash.slice(1));
  const section = target?.closest("details");
  return target && section ? { target, section } : undefined;
}

/**
 * Opens the section that the address names (`/program#cjenovnik`), as browsers do when they load a
 * page, and goes there. The router changes addresses without them.
 * @returns whether there is such a section
 */
export function revealNamed(): boolean {
  const named = namedInSection();
  if (!named) return false;
  named.section.open = true;
  named.target.scrollIntoView({ behavior: "instant" });
  named.section.querySelector("summary")?.focus({ preventScroll: true });
  return true;
}

/** The same for browsers that did not when they loaded the page (Firefox before 139, Safari before 26). */
export function revealMissed(): void {
  if (namedInSection()?.section.open === false) revealNamed();
}
