/**
 * Puts values into a text from `content/`: `fill("Slika {n}", { n: 3 })` is `Slika 3`.
 * A name without a value stays as it is written.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  const known = new Map(Object.entries(values));
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(known.get(name) ?? whole));
}
