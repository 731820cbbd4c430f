import { z } from "zod";
import { freeAddress } from "../content/addresses";
import { type FieldKind, type FieldMeta, fieldKinds } from "../content/fields";
import { country } from "../content/kinds/site";
import { childOf, metaOf, nodeAt, unwrap } from "../content/schema-node";
import { badDate } from "./bad-date";
import type { ContentFile } from "./content-file";
import { type Issue, type Path, valueAt } from "./declared-shape";
import { unusualSpaceIn } from "./invisible-characters";
import type { Message } from "./problem";
import { didYouMean, suggest } from "./suggest";

/** Appends a sample; one of several lines starts on a new line. */
const sampleAfter = (words: string, sample: string) =>
  `${words}:${sample.startsWith("\n") ? "" : " "}${sample}`;

const example = (sample: string) => sampleAfter("Primjer", sample);

/** The type of a YAML value, in Bosnian. */
function kindOf(value: unknown): string {
  if (value === null) return "prazno";
  if (Array.isArray(value)) return "lista";
  if (typeof value === "object") return "grupa polja";
  if (typeof value === "number") return "broj";
  return typeof value === "boolean" ? "true ili false" : "tekst";
}

/** The message for a value of the wrong type. */
export const wrongKind = (
  field: string,
  expected: FieldKind,
  value: unknown,
  sample: string,
): Message => ({
  what: `U polju „${field}” je pogrešna vrsta podatka. Očekuje se: ${fieldKinds[expected]}. Upisano je: ${kindOf(value)}.`,
  fix: sampleAfter("Prepravite vrijednost prema primjeru", sample),
});

/** The message for a missing field. */
export const missing = (field: string, sample: string): Message => ({
  what: `Nedostaje obavezno polje „${field}”.`,
  fix: `Dodajte ovo polje i iza dvotačke upišite vrijednost, a ako u datoteci već stoji, provjerite njegovo uvlačenje. ${example(sample)}`,
});

const keyOf = (path: Path) => String(path.at(-1) ?? "");

/** A sample of a single value, as YAML. */
function sampleValue({ example: given, placeholders = [] }: Partial<FieldMeta> = {}): string {
  return given ?? `"${["Ovdje ide tekst", ...placeholders.map((name) => `{${name}}`)].join(" ")}"`;
}

/** The lines of a sample of a field; of a group or list, down to its first text. */
function sampleLines(key: PropertyKey, node: z.ZodType | undefined): string[] {
  const meta = metaOf(node);
  const [firstKey] = meta?.kind === "list" ? [0] : Object.keys(shapeOf(node));
  const inner =
    node && firstKey !== undefined ? sampleLines(firstKey, childOf(node, firstKey)) : [];
  if (typeof key !== "number") {
    if (inner.length > 0) return [`${String(key)}:`, ...inner.map((line) => `  ${line}`)];
    return [`${String(key)}: ${sampleValue(meta)}`];
  }
  const [first = sampleValue(meta), ...others] = inner;
  return [`- ${first}`, ...others.map((line) => `  ${line}`)];
}

/** A sample of a field: one line, or a line break and several lines. */
export function sampleOf(content: ContentFile, path: Path): string {
  const lines = sampleLines(path.at(-1) ?? "", nodeAt(content.collection.schema, path));
  return lines.length > 1 ? `\n${lines.join("\n")}` : (lines[0] ?? "");
}

/** The fields of a group; none for another schema. */
export function shapeOf(node: z.ZodType | undefined): z.ZodRawShape {
  const schema = node && unwrap(node);
  return schema instanceof z.ZodObject ? schema.shape : {};
}

/**
 * The message for a violation of a `rule` on a group.
 * @param group gives the values of its fields
 */
function ruleMessage(rule: unknown, group: (name: string) => unknown): Message | undefined {
  if (rule === "hours")
    return {
      what: `Vrijeme otvaranja mora biti prije vremena zatvaranja. Upisano je: ${group("opens")} do ${group("closes")}.`,
      fix: `Provjerite oba vremena i ispravite ono koje je pogrešno. ${example('opens: "06:30" i closes: "18:00"')}`,
    };
  if (rule === "dates")
    return {
      what: `Posljednji dan (${group("to")}) je prije prvog (${group("from")}).`,
      fix: "Ispravite datum koji je pogrešan. Provjerite i godinu. Ako je riječ o samo jednom danu, posljednji dan (to) ne treba.",
    };
  if (rule === "days")
    return {
      what: `Posljednji dan (${group("to")}) je u sedmici prije prvog (${group("from")}).`,
      fix: `Sedmica počinje ponedjeljkom. Upišite prvo raniji dan, a ako radno vrijeme vrijedi samo za jedan dan, posljednji (to) ne treba. ${example('from: "ponedjeljak" i to: "petak"')}`,
    };
  if (rule === "map")
    return {
      what: `Tačka na mapi je izvan Bosne i Hercegovine. Upisano je: ${group("lat")}, ${group("lng")}.`,
      fix: `Provjerite da geografska širina i dužina nisu zamijenjene. Širina treba biti od ${country.lat[0]} do ${country.lat[1]}, a dužina od ${country.lng[0]} do ${country.lng[1]}. Decimale se pišu s tačkom.`,
    };
  if (rule === "highlight")
    return {
      what: `Istaknutih riječi „${group("highlight")}” nema u naslovu.`,
      fix: "Prepišite u ovo polje riječi iz naslova, slovo po slovo.",
    };
  return undefined;
}

/** The message for an invalid value of the right type. */
function valueMessage(meta: FieldMeta, value: string): Message {
  const space = unusualSpaceIn(value);
  if (space) return space;
  switch (meta.kind) {
    case "choice":
      return {
        what: `Vrijednost „${value}” ovdje ne može stajati.`,
        fix: `${didYouMean(value, suggest(value, meta.choices ?? []))}Upišite jedno od ovoga: ${meta.choices?.join(", ")}.`,
      };
    case "slug":
      return {
        what: `„${value}” ne može stajati u adresi.`,
        fix: `Pišite samo mala slova bez kvačica, cifre i crtice. Primjer: address: "${freeAddress(value)}"`,
      };
    case "date":
      return badDate(value, meta.example);
    default: {
      const expected = `Očekuje se: ${fieldKinds[meta.kind]}.`;
      return {
        what: `Vrijednost „${value}” nije ispravna.`,
        fix: [expected, meta.hint, example(sampleValue(meta))].filter(Boolean).join(" "),
      };
    }
  }
}

/** The message for a field that does not match its schema. */
export function messageOf(content: ContentFile, issue: Issue): Message {
  const { path } = issue;
  const name = keyOf(path);
  const value = valueAt(content.data, path);
  const meta = metaOf(nodeAt(content.collection.schema, path));
  const sample = sampleOf(content, path);
  if (value === undefined) return missing(name, sample);
  if (value === null || (typeof value === "string" && value.trim() === "")) {
    return {
      what: `Polje „${name}” je prazno.`,
      fix: `Upišite vrijednost, a ako se više ne treba prikazivati, obratite se osobi koja održava stranicu. ${example(sample)}`,
    };
  }
  if (Array.isArray(value) && issue.code !== "invalid_type") {
    return {
      what: `Polje „${name}” ima pogrešan broj stavki: ${value.length}.`,
      fix: meta?.hint
        ? `Ispravite listu. ${meta.hint}`
        : "Dodajte najmanje jednu stavku: novi red s crticom na početku.",
    };
  }
  const besides = (other: string) => valueAt(content.data, [...path.slice(0, -1), other]);
  const broken = issue.code === "custom" && ruleMessage(issue.params?.rule, besides);
  if (broken) return broken;
  const isWrongType = issue.code === "invalid_type" || typeof value === "boolean";
  if (!meta || isWrongType || (meta.kind === "choice" && typeof value !== "string")) {
    return wrongKind(name, meta?.kind ?? "text", value, sample);
  }
  return valueMessage(meta, String(value));
}
