/** `fill("Slika {n}", { n: 3 })` → `Slika 3`. A placeholder without a value is left as it is. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  const known = new Map(Object.entries(values));
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(known.get(name) ?? placeholder),
  );
}
