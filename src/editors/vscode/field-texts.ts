import type { FieldKind, FieldMeta } from "../../content/fields";

/** What to write after the colon of a field. */
const valueNames: Readonly<Record<FieldKind, string>> = {
  text: "tekst pod navodnicima",
  prose: "tekst pod navodnicima",
  photo: "naziv slike pod navodnicima",
  galleryPhoto: "naziv slike pod navodnicima",
  link: "adresa pod navodnicima",
  icon: "naziv ikone pod navodnicima",
  choice: "jedna od ponuđenih riječi pod navodnicima",
  slug: "dio adrese pod navodnicima",
  time: "vrijeme",
  date: "datum pod navodnicima",
  weekday: "dan u sedmici pod navodnicima",
  phone: "broj telefona",
  email: "e-mail adresa pod navodnicima",
  tiles: "web-adresa pod navodnicima",
  number: "broj",
  integer: "cijeli broj",
  list: "lista, svaka stavka s crticom na početku",
  group: "grupa polja",
};

const sentences = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(" ");

const example = ({ example: value }: FieldMeta) => (value ? `Primjer: ${value}` : undefined);

/** `{n}`, `{n} i {total}`, `{a}, {b} i {c}`. */
function inBraces(names: readonly string[]): string {
  const written = names.map((name) => `{${name}}`);
  return [written.slice(0, -1).join(", "), ...written.slice(-1)].filter(Boolean).join(" i ");
}

function placeholdersHint({ placeholders = [] }: FieldMeta): string | undefined {
  if (placeholders.length === 0) return undefined;
  return `U tekstu mora stajati ${inBraces(placeholders)}: to stranica sama zamjenjuje podatkom.`;
}

/** How to fill a field in. */
export function hintOf(meta: FieldMeta): string | undefined {
  return sentences(meta.hint, placeholdersHint(meta)) || undefined;
}

/** The description of a field, in Markdown; editors would show `description` without the name. */
export function descriptionOf(meta: FieldMeta): string {
  const value = meta.example && `Primjer: \`${meta.example}\``;
  return sentences(`${meta.label}: ${valueNames[meta.kind]}.`, hintOf(meta), value);
}

/** The message of an editor for an invalid value. */
export function errorMessageOf(meta: FieldMeta, choices: readonly string[] = []): string {
  const list = choices.length > 0 ? `Može stajati: ${choices.join(", ")}.` : undefined;
  return sentences(`Ovdje ide ${valueNames[meta.kind]}.`, hintOf(meta), list ?? example(meta));
}
