import { type FieldMeta, fieldKinds } from "../../content/fields";

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
  return sentences(`${meta.label}: ${fieldKinds[meta.kind]}.`, hintOf(meta), value);
}

/** The message of an editor for an invalid value. */
export function errorMessageOf(meta: FieldMeta, choices = meta.choices ?? []): string {
  const list = choices.length > 0 ? `Može stajati: ${choices.join(", ")}.` : undefined;
  return sentences(`Ovdje ide ${fieldKinds[meta.kind]}.`, hintOf(meta), list ?? example(meta));
}
