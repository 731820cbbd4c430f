/** `fill("Slika {n}", { n: 3 })` → `Slika 3`. A placeholder without a value is left as it is. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return replaceNames(template, /\{(\w+)\}/g, values);
}

/** Does the same in HTML with the escaped braces of an address: `mailto:%7Bmail%7D`. */
export function fillAddresses(html: string, values: Readonly<Record<string, string>>): string {
  return replaceNames(html, /%7B(\w+)%7D/g, values);
}

function replaceNames(
  template: string,
  placeholders: RegExp,
  values: Readonly<Record<string, string | number>>,
): string {
  const known = new Map(Object.entries(values));
  return template.replace(placeholders, (placeholder, name: string) =>
    String(known.get(name) ?? placeholder),
  );
}
