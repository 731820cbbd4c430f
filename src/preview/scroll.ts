/** Opens a section without taking the focus, which is in the editor's form. */
export function openSection(address: string): void {
  const section = document.getElementById(address)?.closest("details");
  if (!section || section.open) return;
  section.open = true;
  section.scrollIntoView({ behavior: "instant", block: "start" });
}

const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ");

/** The innermost element with a text; undefined if there is none. */
function elementWith(text: string): Element | undefined {
  const all = [...document.querySelectorAll("main *, header *, footer *")];
  const around = all.filter((one) => !(one instanceof SVGElement) && words(one).includes(text));
  return around.find((one) => !around.some((other) => other !== one && one.contains(other)));
}

/** Scrolls to a text, and opens the section that it is in. */
export function scrollToText(text: string): void {
  const found = elementWith(text);
  const section = found?.closest("details");
  if (section) section.open = true;
  found?.scrollIntoView({ behavior: "instant", block: "center" });
}
