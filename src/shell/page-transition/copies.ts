// Copies of parts of a page. Their styles are set here, because every page would carry a style sheet's rules.

export function layer(parent: HTMLElement, style: Partial<CSSStyleDeclaration>): HTMLElement {
  const element = document.createElement("div");
  Object.assign(element.style, { position: "absolute", ...style });
  parent.append(element);
  return element;
}

export function placeAt(element: HTMLElement, { left, top, width, height }: DOMRect): void {
  Object.assign(element.style, {
    position: "absolute",
    inset: `${top}px auto auto ${left}px`,
    zIndex: "auto",
    // Its parts with a negative z-index must not go behind the layer.
    isolation: "isolate",
    margin: "0",
    width: `${width}px`,
    maxWidth: "none",
    height: `${height}px`,
  });
}

/** A page has one form. */
function cloneOf(part: Element): HTMLElement {
  const clone = part.cloneNode(true) as HTMLElement;
  if (!part.matches("form")) return clone;
  const sheet = document.createElement("div");
  sheet.className = part.className;
  sheet.dataset.scene = "form";
  sheet.append(...clone.childNodes);
  return sheet;
}

export function copyTo(parent: HTMLElement, part: Element, box: DOMRect): HTMLElement {
  const copy = cloneOf(part);
  placeAt(copy, box);
  // Without this its drawings may be missing for some frames.
  for (const image of copy.querySelectorAll("img")) image.decoding = "sync";
  parent.append(copy);
  return copy;
}

/** A copy of the title. It is no heading: there would be two. */
export function copyTitle(parent: HTMLElement, title: HTMLElement): HTMLElement {
  const copy = layer(parent, {});
  copy.innerHTML = title.innerHTML;
  const style = getComputedStyle(title);
  for (const name of ["font", "letter-spacing", "color", "text-wrap", "--highlight"])
    copy.style.setProperty(name, style.getPropertyValue(name));
  placeAt(copy, title.getBoundingClientRect());
  return copy;
}

/** Adds the hills and the ground below them. */
export function addGround(scene: HTMLElement, hills: Element): void {
  const box = hills.getBoundingClientRect();
  copyTo(scene, hills, box);
  const style = getComputedStyle(hills);
  // The gallery sets these on an ancestor of its hills, which is not copied.
  for (const name of ["--ground", "--object", "--dawn", "--fixings"])
    scene.style.setProperty(name, style.getPropertyValue(name));
  layer(scene, {
    top: `${box.bottom - 1}px`,
    bottom: "-100vh",
    width: "100%",
    background: "var(--dawn, var(--ground, var(--paper)))",
  });
}
