import { z } from "zod";
import { paperIcons } from "../domain/icons";
import { slugPattern } from "./slugs";
import { dayNames } from "./week";

/** The kinds of fields, with the words for their values in messages. A kind also decides the GraphQL type. */
export const kindDescriptions = {
  text: "tekst",
  paragraph: "tekst",
  inlineMarkdown: "tekst",
  photo: "naziv slike",
  galleryPhoto: "naziv slike",
  selectedPhoto: "naziv slike",
  link: "adresa",
  choice: "jedna od ponuđenih riječi",
  slug: "dio adrese",
  time: "vrijeme",
  date: "datum, godine od 2000 do 2100",
  phone: "broj telefona",
  email: "e-mail adresa",
  tiles: "web-adresa",
  number: "broj",
  integer: "cijeli broj",
  order: "cijeli broj",
  list: "lista, svaka stavka s crticom na početku",
  group: "grupa polja",
  point: "grupa polja",
  selection: "grupa polja",
} as const;

export type FieldKind = keyof typeof kindDescriptions;

/** The description of a field. Staff read the texts in messages and in their editor, so they are Bosnian. */
export interface FieldMeta {
  readonly kind: FieldKind;
  readonly label: string;
  /** One sentence that says what to write. */
  readonly hint?: string;
  /** A valid value, as it is typed into a form. */
  readonly example?: string;
  /** Names that must be in the text, in braces; the site replaces them. */
  readonly placeholders?: readonly string[];
  /** About how many characters search engines show; the check warns of a longer text. */
  readonly searchLength?: number;
  /** The only values that are allowed. */
  readonly choices?: readonly string[];
  /** Labels of the choices in forms, where their names are not Bosnian. */
  readonly choiceLabels?: Readonly<Record<string, string>>;
  /**
   * The line that stands for a closed group in forms, with its fields in braces. A part in brackets is left out
   * if its field is empty. Without a summary, forms show the title or the first text.
   */
  readonly summary?: string;
  /** Name of the sibling field with the visible label, which this text must contain (WCAG 2.5.3). */
  readonly visibleLabel?: string;
  /** Whether readers see the lines as typed, as those of an e-mail. */
  readonly keepsLines?: boolean;
  /** The fewest items that a list may have. */
  readonly min?: number;
  /** The most items that a list may have. */
  readonly max?: number;
}

export const fieldMeta = z.registry<FieldMeta>();

type FieldOptions = Omit<FieldMeta, "kind" | "label" | "choices">;

/**
 * Return a function that makes fields of one kind.
 * @param schema each call must return a new schema, because metadata is registered for an instance
 * @param defaults options that every field of the kind has
 */
const fieldFactory =
  <Schema extends z.ZodType>(kind: FieldKind, schema: () => Schema, defaults: FieldOptions = {}) =>
  (label: string, options: FieldOptions = {}): Schema => {
    const field = schema();
    fieldMeta.add(field, { kind, label, ...defaults, ...options });
    return field;
  };

const nonEmptyString = () => z.string().trim().min(1);
const naturalNumber = () => z.number().int().min(1).max(9999);
const pattern = (allowed: RegExp) => () => z.string().regex(allowed);
const trimmedMatching = (allowed: RegExp) => () => z.string().trim().regex(allowed);

/** A text, not empty. */
export const text = fieldFactory("text", nonEmptyString);

/** A paragraph, in which the build sets no-break spaces (`typography.ts`). */
export const paragraph = fieldFactory("paragraph", nonEmptyString);

/** A paragraph of Markdown, with links and bold words. Pages get its HTML. */
export const inlineMarkdown = fieldFactory("inlineMarkdown", nonEmptyString);

/** A photo in the folder of the file, for example `./about.webp`. */
export const photo = fieldFactory("photo", nonEmptyString, { example: "./about.webp" });

/** A photo of the gallery, by its file name in the gallery's list. */
export const galleryPhoto = fieldFactory("galleryPhoto", nonEmptyString, {
  hint: "Jedna od slika galerije.",
  example: "1.webp",
});

/** A photo of the list that a `selection` names. */
export const selectedPhoto = fieldFactory("selectedPhoto", nonEmptyString, { example: "1.webp" });

/** The target of a link: a page of the site, a section or a photo on it (`/gallery#slika-7`). */
const linkTarget = fieldFactory("link", nonEmptyString, {
  hint: "Adresa stranice na koju link vodi, s kosom crtom na početku.",
  example: "/contact",
});

/** A whole number from 1 up. */
export const positiveInteger = fieldFactory("integer", naturalNumber, {
  hint: "Cijeli broj, od 1 naviše.",
  example: "1",
});

/** The place of a file in its folder, which decides the order of nodes. Pages do not query it. */
export const order = fieldFactory("order", naturalNumber, {
  hint: "Manji broj stoji ispred većeg. Svaki broj koristite jednom.",
  example: "1",
});

/** A whole number from 0 to 100. */
export const percent = fieldFactory("integer", () => z.number().int().min(0).max(100), {
  example: "50",
});

export const number = fieldFactory("number", () => z.number());

/** A time of day, `HH:MM`. */
export const time = fieldFactory("time", pattern(/^([01]\d|2[0-3]):[0-5]\d$/), {
  hint: "Sati i minute s dvotačkom, bez slova h.",
  example: "06:30",
});

/** A date that exists, `YYYY-MM-DD`, in a year that can be meant: 2000 to 2100. */
export const date = fieldFactory("date", pattern(RegExp(`^(?=20|2100)${z.regexes.date.source}`)), {
  hint: "Godina, mjesec i dan, s crticama.",
  example: "2027-03-01",
});

/** Return whether the last day, if there is one, is not before the first. */
export const isChronological = ({ from, to }: { from: string; to?: string | undefined }) =>
  to === undefined || from <= to;

export const choice = <Value extends string>(
  label: string,
  values: readonly [Value, ...Value[]],
  options: Omit<FieldOptions, "choiceLabels"> & {
    readonly choiceLabels?: Readonly<Record<Value, string>>;
  } = {},
) =>
  z.enum(values).register(fieldMeta, {
    kind: "choice",
    label,
    choices: values,
    example: values[0],
    ...options,
  });

export const weekday = (label: string, options?: FieldOptions) => choice(label, dayNames, options);

/**
 * A telephone number in international form, with a space of any kind, `/` or `-` between any digits. After +387
 * there are eight digits, in mobile networks eight or nine (numbering plan of the Communications
 * Regulatory Agency of Bosnia and Herzegovina); numbers of other countries have 8 to 15 digits
 * including the country code (E.164).
 */
export const phonePattern =
  /^\+(?:387[\s/-]?(?:6(?:[\s/-]?\d){7,8}|[3-57-9](?:[\s/-]?\d){7})|(?!3[\s/-]?8[\s/-]?7)[1-9](?:[\s/-]?\d){7,14})$/;

export const phone = fieldFactory("phone", trimmedMatching(phonePattern), {
  hint: "S pozivnim brojem zemlje, bez početne nule i sa svim ciframa: iza +387 ih je 8, a kod nekih mobilnih brojeva 9.",
  example: "+387 61 000 000",
});

/** An e-mail address that needs no escapes in a `mailto:` link. */
export const email = fieldFactory(
  "email",
  trimmedMatching(/^[\w.+-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i),
  {
    hint: "Sa znakom @ i domenom, bez razmaka i slova č, ć, ž, š, đ.",
    example: "ime@example.com",
  },
);

/** The URL template of map tiles, with `{z}`, `{x}` and `{y}`. */
export const tiles = fieldFactory(
  "tiles",
  trimmedMatching(/^https:\/\/[a-z\d.-]+\/[^\s{}]*\{z\}[^\s{}]*\{x\}[^\s{}]*\{y\}[^\s{}]*$/i),
  {
    hint: "Počinje s https:// i sadrži {z}, {x} i {y}, tim redom.",
    example: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
  },
);

const { tick: _tick, ...icons } = paperIcons;

/** A union of names would not fit the results of queries, where an icon is a string. */
const iconNames = Object.keys(icons) as [string, ...string[]];

export const icon = (label = "Ikona") =>
  choice(label, iconNames, { example: "book", choiceLabels: icons });

/** A name in a URL that matches `slugPattern`. */
export const slug = fieldFactory("slug", pattern(slugPattern));

/** Return a function that makes objects with the given fields and no others, and their `summary`. */
const groupFactory =
  (kind: "group" | "point" | "selection") =>
  <Shape extends z.ZodRawShape>(label: string, shape: Shape, summary?: string) =>
    z.strictObject(shape).register(fieldMeta, { kind, label, summary });

export const group = groupFactory("group");

/** A point of the photo beside it, `x` and `y` in %, which forms show on the photo. */
export const point = groupFactory("point");

/** Photos of a `list`, all of them or those in `names`. Queries find them in its field `selected`. */
export const selection = groupFactory("selection");

/** Return a list that may be null, as YAML reads a key with nothing after its colon. */
export const listOrNull = <Item extends z.ZodType>(label: string, item: Item, hint?: string) =>
  z.array(item).register(fieldMeta, { kind: "list", label, hint }).nullable();

/** Return a list with at least one item, unless there is another limit. */
export const list = <Item extends z.ZodType>(
  label: string,
  item: Item,
  hint?: string,
  { min = 1, max }: { readonly min?: number; readonly max?: number } = {},
) => {
  const items = z.array(item).min(min);
  const limited = max === undefined ? items : items.max(max);
  return limited.register(fieldMeta, { kind: "list", label, hint, min, ...(max && { max }) });
};

const linkFields = () => ({ label: text("Natpis"), to: linkTarget("Stranica") });

/** Return a link to a page of the site, with its label. */
export const link = (label: string) => group(label, linkFields());

/** Return a link with an optional longer name for screen readers. */
export const describedLink = (label: string) =>
  group(label, {
    ...linkFields(),
    description: text("Natpis za čitač ekrana", {
      hint: "Duži natpis za one koji ne vide ekran. Mora sadržavati natpis koji se vidi.",
      visibleLabel: "label",
    }).optional(),
  });

interface RefinePayload {
  readonly value: unknown;
  readonly issues: readonly { readonly path?: readonly PropertyKey[] }[];
}

/** Rules that compare the fields of a group; `check-fields.ts` has their messages. */
export type RuleName = "dates" | "days" | "highlight" | "hours" | "map" | "moments";

/**
 * Options for `refine`.
 * @param fields that the rule compares; it runs once they are valid
 * @param blamed the field that gets the error
 */
export const rule = (name: RuleName, fields: readonly string[], blamed: string) => ({
  path: [blamed],
  params: { rule: name },
  when: ({ value, issues }: RefinePayload) =>
    typeof value === "object" &&
    value !== null &&
    fields.every((field) => field in value && !issues.some(({ path }) => path?.[0] === field)),
});
