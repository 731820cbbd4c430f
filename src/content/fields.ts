import { z } from "zod";

/** What the build has to know of a field beyond its type: how GraphQL shows it and whether it is running text. */
export interface FieldMeta {
  /** A path to a photo, relative to the file it stands in. */
  readonly photo?: true;
  /** Running text, which gets no-break spaces (see `typography.ts`). */
  readonly prose?: true;
  /** A whole number, `Int` in GraphQL. */
  readonly whole?: true;
}

/** The registry that holds `FieldMeta` for the fields below. */
export const fieldMeta = z.registry<FieldMeta>();

/** A text that may not be empty. */
export const text = () => z.string().trim().min(1);

/** A paragraph of running text. */
export const prose = () => text().register(fieldMeta, { prose: true });

/** A photo beside the file, for example `./about.webp`. */
export const photo = () => text().register(fieldMeta, { photo: true });

/** A whole number from 1 up. */
export const position = () => z.number().int().min(1).register(fieldMeta, { whole: true });

/** Hours and minutes, `HH:MM`. */
export const time = () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A link to a page of the site, with an optional longer name for screen readers that contains the label (WCAG 2.5.3). */
export const link = () =>
  z.strictObject({ label: text(), to: text(), description: text().optional() });

/** Icons in `static/icons` that content may name. */
export const icon = () =>
  z.enum([
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
  ]);
