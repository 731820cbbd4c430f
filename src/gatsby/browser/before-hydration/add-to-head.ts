export function addToHead<Name extends "link" | "script">(
  name: Name,
  fields: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.append(Object.assign(document.createElement(name), fields));
}
