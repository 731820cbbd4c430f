import { z } from "zod";
import { slugPattern } from "./addresses";

/** What a field holds beyond its type; decides its GraphQL type and how the content check explains it. */
export type FieldKind =
  | "text"
  | "prose"
  | "photo"
  | "galleryPhoto"
  | "link"
  | "icon"
  | "choice"
  | "slug"
  | "time"
  | "date"
  | "weekday"
  | "phone"
  | "email"
  | "tiles"
  | "number"
  | "whole"
  | "list"
  | "group";

/** What is known of a field; staff meet it in messages and in their editor, so its words are Bosnian. */
export interface FieldMeta {
  readonly kind: FieldKind;
  readonly label: string;
  /** One sentence on what to write. */
  readonly hint?: string;
  /** A right value, as it is written in YAML. */
  readonly example?: string;
  /** Names in braces which the site replaces, and which therefore have to stand in the text. */
  readonly placeholders?: readonly string[];
  /** Characters that search engines show of it, about; a longer text is warned of. */
  readonly longest?: number;
  /** The words that may stand in it, where these are few. */
  readonly choices?: readonly string[];
  /** Whether links and bold words may be written in it, as Markdown; the page gets HTML. */
  readonly hasLinks?: boolean;
  /** Only the build reads it, so that no page carries it. */
  readonly forBuild?: boolean;
}

/** The registry that holds `FieldMeta` for the fields below. */
export const fieldMeta = z.registry<FieldMeta>();

type Words = Omit<FieldMeta, "kind" | "label" | "choices">;

const filled = () => z.string().trim().min(1);

/** A text that may not be empty. */
export const text = (label: string, words: Words = {}) =>
  filled().register(fieldMeta, { kind: "text", label, ...words });

/** A paragraph of running text, which gets no-break spaces (see `typography.ts`). */
export const prose = (label: string, words: Words = {}) =>
  filled().register(fieldMeta, { kind: "prose", label, ...words });

/** A photo beside the file, for example `./about.webp`. */
export const photo = (label: string, words: Words = {}) =>
  filled().register(fieldMeta, {
    kind: "photo",
    label,
    hint: "Naziv slike koja stoji u istom folderu kao i ova datoteka.",
    example: '"./about.webp"',
    ...words,
  });

/** A photo of the gallery, by its name in the gallery's list. */
export const galleryPhoto = (label: string) =>
  filled().register(fieldMeta, {
    kind: "galleryPhoto",
    label,
    hint: "Naziv slike sa spiska content/gallery/photos.yml.",
    example: '"1.webp"',
  });

/** The address of a page of the site, or of one photo of a page (`/gallery#slika-7`). */
export const address = (label: string) =>
  filled().register(fieldMeta, {
    kind: "link",
    label,
    hint: "Adresa stranice na koju link vodi, s kosom crtom na početku.",
    example: '"/contact"',
  });

/** A whole number from 1 up. */
export const position = (label: string, words: Words = {}) =>
  z
    .number()
    .int()
    .min(1)
    .max(9999)
    .register(fieldMeta, { kind: "whole", label, example: "1", ...words });

/** A whole number from 0 to 100. */
export const percent = (label: string, hint: string) =>
  z
    .number()
    .int()
    .min(0)
    .max(100)
    .register(fieldMeta, { kind: "whole", label, hint, example: "50" });

/** A number with or without decimals. */
export const number = (label: string, words: Words = {}) =>
  z.number().register(fieldMeta, { kind: "number", label, ...words });

/** Hours and minutes, `HH:MM`. */
export const time = (label: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .register(fieldMeta, {
      kind: "time",
      label,
      hint: "Sati i minute s dvotačkom, pod navodnicima i bez slova h.",
      example: '"06:30"',
    });

/** A day that the calendar has, `YYYY-MM-DD`. */
export const date = (label: string, words: Words = {}) =>
  z
    .string()
    .regex(z.regexes.date)
    .register(fieldMeta, {
      kind: "date",
      label,
      hint: "Godina, mjesec i dan, s crticama i pod navodnicima.",
      example: '"2027-03-01"',
      ...words,
    });

/** Whether a last day, where there is one, does not stand before the first. */
export const inOrder = ({ from, to }: { from: string; to?: string | undefined }) =>
  to === undefined || from <= to;

/** The days of the week as content names them, in their order. */
export const dayNames = [
  "ponedjeljak",
  "utorak",
  "srijeda",
  "četvrtak",
  "petak",
  "subota",
  "nedjelja",
] as const;

/** A day of the week. */
export const weekday = (label: string, words: Words = {}) =>
  z
    .enum(dayNames)
    .register(fieldMeta, { kind: "weekday", label, example: '"ponedjeljak"', ...words });

/**
 * A telephone number in international form, with spaces where one likes. After +387 come eight
 * digits, and in mobile networks eight or nine (numbering plan of the Communications Regulatory
 * Agency of Bosnia and Herzegovina); other countries' numbers have 8 to 15 in all (E.164).
 */
export const phonePattern =
  /^\+(?:387[ /-]?(?:6(?:[ /-]?\d){7,8}|[3-57-9](?:[ /-]?\d){7})|(?!3[ /-]?8[ /-]?7)[1-9](?:[ /-]?\d){7,14})$/;

/** A telephone number, see `phonePattern`. */
export const phone = (label: string) =>
  z.string().trim().regex(phonePattern).register(fieldMeta, {
    kind: "phone",
    label,
    hint: "S pozivnim brojem zemlje, pod navodnicima.",
    example: '"+387 61 000 000"',
  });

/** An e-mail address that mail programs open from a link. */
export const email = (label: string) =>
  z
    .string()
    .trim()
    .regex(/^[\w.+-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i)
    .register(fieldMeta, { kind: "email", label, example: '"ime@example.com"' });

/** The address of map tiles, with `{z}`, `{x}` and `{y}`. */
export const tiles = (label: string) =>
  z
    .string()
    .trim()
    .regex(/^https:\/\/[a-z\d.-]+\/[^\s{}]*\{z\}[^\s{}]*\{x\}[^\s{}]*\{y\}[^\s{}]*$/i)
    .register(fieldMeta, {
      kind: "tiles",
      label,
      example: '"https://tile.openstreetmap.org/{z}/{x}/{y}.png"',
    });

/** The drawings of `static/icons/paper.svg`, which content may name; in their order. */
export const iconNames = [
  "activities",
  "book",
  "educators",
  "full-day",
  "move",
  "music",
  "nature",
  "program",
  "rest",
  "safe-space",
  "scissors",
  "team",
  "varied-programme",
] as const;

/** The name of an icon. */
export const icon = (words: Pick<Words, "forBuild"> = {}) =>
  z
    .enum(iconNames)
    .register(fieldMeta, { kind: "icon", label: "Ikona", example: '"book"', ...words });

/** One of a few words. */
export const choice = <Value extends string>(
  label: string,
  values: readonly [Value, ...Value[]],
  hint: string,
) =>
  z.enum(values).register(fieldMeta, {
    kind: "choice",
    label,
    hint,
    choices: values,
    example: `"${values[0]}"`,
  });

/** A name that may stand in an address; see `addresses.ts`. */
export const slug = (label: string, words: Words = {}) =>
  z
    .string()
    .regex(slugPattern)
    .register(fieldMeta, { kind: "slug", label, ...words });

/** Fields that belong together; any other field is refused. */
export const group = <Shape extends z.ZodRawShape>(label: string, shape: Shape) =>
  z.strictObject(shape).register(fieldMeta, { kind: "group", label });

/** A list that may be empty: then nothing stands behind its colon. */
export const openList = <Item extends z.ZodType>(label: string, item: Item, hint?: string) =>
  z.array(item).register(fieldMeta, { kind: "list", label, hint }).nullable();

/** A list with at least one item. */
export const list = <Item extends z.ZodType>(label: string, item: Item, hint?: string) =>
  z.array(item).min(1).register(fieldMeta, { kind: "list", label, hint });

const linkFields = () => ({ label: text("Natpis"), to: address("Stranica") });

/** A link to a page of the site. */
export const link = (label: string) => group(label, linkFields());

/** The same with an optional longer name for screen readers, which contains the label (WCAG 2.5.3). */
export const describedLink = (label: string) =>
  group(label, {
    ...linkFields(),
    description: text("Natpis za čitač ekrana", {
      hint: "Duži natpis za one koji ne vide ekran. Mora sadržavati natpis koji se vidi.",
    }).optional(),
  });

interface Checked {
  readonly value: unknown;
  readonly issues: readonly { readonly path?: readonly PropertyKey[] }[];
}

/**
 * Options for `refine` on a group: the rule is tried as soon as the fields it compares are right,
 * whatever is wrong elsewhere, so that one run reports everything. A breach is reported at the last of them.
 */
export const rule = (
  name: "dates" | "days" | "highlight" | "hours" | "map",
  fields: readonly string[],
) => ({
  path: fields.slice(-1),
  params: { rule: name },
  when: ({ value, issues }: Checked) =>
    typeof value === "object" &&
    value !== null &&
    fields.every((field) => field in value && !issues.some(({ path }) => path?.[0] === field)),
});
