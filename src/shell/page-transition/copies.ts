// Copies of parts of a page. Their styles are set here, because every page would carry a style sheet's rules.

export function layer(parent: HTMLElement, style: Partial<CSSStyleDeclaration>): HTMLElement {
  const element = document.createElement("div");
  Object.assign(element.style, { position: "absolute", ...style });
  parent.append(element);
  return element;
}

export function placeAt(
  element: HTMLElement | SVGElement,
  { left, top, width, height }: DOMRect,
): void {
  Object.assign(element.style, {
    position: "absolute",
    inset: `${top}px auto auto ${left}px`,
    zIndex: "auto",
    margin: "0",
    width: `${width}px`,
    maxWidth: "none",
    height: `${height}px`,
  });
}

export function copyTo(parent: HTMLElement, part: Element, box: DOMRect): SVGElement {
  const copy = part.cloneNode(true) as SVGElement;
  placeAt(copy, box);
  // Without this its drawings may be missing for some frames.
  for (const image of copy.querySelectorAll("img")) image.decoding = "sync";
  parent.append(copy);
  return copy;
}

/** A copy of the title, if it is in view. It is no heading: there would be two. */
export function copyTitle(parent: HTMLElement, title: HTMLElement | null): HTMLElement | null {
  const box = title?.getBoundingClientRect();
  if (!title || !box || box.bottom < 0) return null;
  const copy = layer(parent, {});
  copy.innerHTML = title.innerHTML;
  const style = getComputedStyle(title);
  for (const name of ["font", "letter-spacing", "color", "text-wrap", "--highlight"])
    copy.style.setProperty(name, style.getPropertyValue(name));
  placeAt(copy, box);
  return copy;
}

/** The hills and the ground below them, or nothing where a page has none. */
export function addGround(parent: HTMLElement, hills: Element | null): HTMLElement {
  // The class gives the hills their colours by day.
  const ground = layer(parent, { inset: "0", zIndex: "0" });
  ground.className = "daylight";
  if (!hills) return ground;
  const box = hills.getBoundingClientRect();
  copyTo(ground, hills, box);
  const style = getComputedStyle(hills);
  // The gallery has them: the meadow of its links, and the ground of its first chapter.
  for (const name of ["--ground", "--dawn"])
    ground.style.setProperty(name, style.getPropertyValue(name));
  layer(ground, {
    top: `${box.bottom - 2}px`,
    bottom: "-100vh",
    width: "100%",
    background: "var(--dawn, var(--paper))",
  });
  return ground;
}

/** A copy of a form's sheet, in front of the hills. The copy is a `div`, so that the page has one form. */
export function copySheet(parent: HTMLElement, sheet: HTMLElement): HTMLElement {
  const copy = layer(parent, {});
  copy.className = sheet.className;
  copy.innerHTML = sheet.innerHTML;
  placeAt(copy, sheet.getBoundingClientRect());
  copy.style.zIndex = "2";
  return copy;
}
