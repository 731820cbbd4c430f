/** Opens a section without taking the focus, which is in the editor's form. */
export function openSection(address: string): void {
  const section = document.getElementById(address)?.closest("details");
  if (!section || section.open) return;
  section.open = true;
  section.scrollIntoView({ behavior: "instant", block: "start" });
}

const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ");

/** The innermost element with a text, in the page itself rather than around it. */
function elementWith(text: string): Element | undefined {
  for (const part of ["main", "header", "footer"]) {
    const all = [...document.querySelectorAll(`${part} *`)];
    const around = all.filter((one) => !(one instanceof SVGElement) && words(one).includes(text));
    const found = around.find(
      (one) => !around.some((other) => other !== one && one.contains(other)),
    );
    if (found) return found;
  }
  return undefined;
}

/**
 * Scrolls to a text, and opens the section that it is in.
 * @returns whether it is there
 */
export function scrollToText(text: string): boolean {
  const found = elementWith(text);
  const section = found?.closest("details");
  if (section) section.open = true;
  found?.scrollIntoView({ behavior: "instant", block: "center" });
  return found !== undefined;
}
