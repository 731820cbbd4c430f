import { isMarkdown } from "../../../content/collections";
import { markdownFormat, yamlFormat } from "../format/content-format";
import { type Fields, isEmpty } from "../format/values";

/** Values by the paths of their fields, `parts.0.title`, as the editor keeps them. */
export type FlatValues = Readonly<Record<string, unknown>>;

/** A file with fields that the editor has loaded. The site has one language, `_default`. */
export interface Entry {
  readonly locales: {
    readonly _default: { readonly path: string; readonly content: FlatValues };
  };
}

/** What is being edited; of the editor's own type only what the check reads. */
export interface Draft {
  /** Subfolder that was chosen for a new file. */
  readonly currentPath?: string;
  /** Missing for a new file. */
  readonly originalEntry?: Entry;
  readonly collection: { readonly folder?: string };
  /** Of a file of which there is just one. */
  readonly collectionFile?: { readonly file: string };
  readonly currentValues: { readonly _default: FlatValues };
  /** Files that have been chosen and are not stored yet, by their temporary address. */
  readonly files: Readonly<Record<string, { readonly file?: Blob }>>;
}

/** Marks that the editor sets beside the fields of a list's item. */
const internal = /\.__sc_\w+$/;

const isContainer = (value: unknown): value is object =>
  typeof value === "object" && value !== null;

function setAt(container: object, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    Reflect.set(container, key, value);
    return;
  }
  const present: unknown = Reflect.get(container, key);
  const child = isContainer(present) ? present : /^\d+$/.test(rest[0] ?? "") ? [] : {};
  Reflect.set(container, key, child);
  setAt(child, rest, value);
}

/** Values as a file has them; fields that are left empty are not written. */
function fieldsOf(values: FlatValues): Fields {
  const fields: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    if (!isEmpty(value) && !internal.test(path)) setAt(fields, path.split("."), value);
  }
  return fields;
}

/** The text of a file with these values, as the editor writes it. */
export function textOf(path: string, values: FlatValues): string {
  return (isMarkdown(path) ? markdownFormat : yamlFormat).toFile(fieldsOf(values));
}
