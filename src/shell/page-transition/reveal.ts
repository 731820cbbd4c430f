/** Find the target of the URL's hash, and the collapsible section that contains it. */
function findTargetInSection(): { target: Element; section: HTMLDetailsElement } | undefined {
  // The hash is not decoded: those of sections are ASCII, and decoding `#%` would throw.
  const target = document.getElementById(window.location.hash.slice(1));
  const section = target?.closest("details");
  return target && section ? { target, section } : undefined;
}

/**
 * Open the section of the hash's target (`/program#cjenovnik`), scroll to it and focus its header row. Browsers do
 * so when they load a page, but not when the router navigates.
 * @returns whether the hash points to such a section
 */
export function revealTarget(): boolean {
  const found = findTargetInSection();
  if (!found) return false;
  const { section, target } = found;
  section.open = true;
  // A section that was closed has no layout yet, and scrolling to its content may do nothing.
  const isSection = target.parentElement === section;
  (isSection ? section : target).scrollIntoView({ behavior: "instant" });
  section.querySelector("summary")?.focus({ preventScroll: true });
  return true;
}

/** Reveal the target on page load in browsers that do not open its section (Firefox before 139, Safari before 26). */
export function revealTargetOnLoad(): void {
  if (findTargetInSection()?.section.open === false) revealTarget();
}
