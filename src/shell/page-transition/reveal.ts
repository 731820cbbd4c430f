function targetInSection(): { target: Element; section: HTMLDetailsElement } | undefined {
  // Not decoded: hashes of sections are ASCII, and `#%` would throw.
  const target = document.getElementById(window.location.hash.slice(1));
  const section = target?.closest("details");
  return target && section ? { target, section } : undefined;
}

/**
 * Opens the collapsible section that the URL's hash points to (`/program#cjenovnik`), scrolls to it and
 * focuses its header row. Browsers do that when they load a page, but not when the router navigates.
 * @returns whether the hash points to such a section
 */
export function revealTarget(): boolean {
  const found = targetInSection();
  if (!found) return false;
  const { section, target } = found;
  section.open = true;
  // The text of a closed section has no layout yet, and scrolling to it may do nothing.
  const isSection = target.parentElement?.parentElement === section;
  (isSection ? section : target).scrollIntoView({ behavior: "instant" });
  section.querySelector("summary")?.focus({ preventScroll: true });
  return true;
}

/** Does the same on page load in browsers that do not (Firefox before 139, Safari before 26). */
export function revealTargetOnLoad(): void {
  if (targetInSection()?.section.open === false) revealTarget();
}
