// Types of the values that Sveltia CMS and our code exchange, reduced to what we use.
import type { Fields } from "../../content/values";

/** Values by the paths of their fields, such as `parts.0.title`. */
export type FlatValues = Readonly<Record<string, unknown>>;

/** A file with fields. The site has one language, `_default`. */
export interface Entry {
  readonly locales: {
    readonly _default: { readonly path: string; readonly content: FlatValues };
  };
}

/** A file without fields. */
interface Asset {
  readonly path: string;
  readonly size?: number;
}

/** Loaded files: those with fields, and all others. */
export interface Loaded {
  readonly entries: readonly Entry[];
  readonly assets: readonly Asset[];
  /** The backend that stores the files: a repository's server, or a folder on this computer. */
  readonly backend?: {
    readonly fetchBlob: (file: { readonly path: string }) => Promise<Blob>;
  };
}

export interface Change {
  readonly action: "create" | "update" | "delete" | "move";
  readonly path: string;
  /** The old path, if a file is renamed or moved. */
  readonly previousPath?: string;
  /** A text, or a file that staff have chosen. */
  readonly data?: string | Blob;
}

/** Changes that are written together. */
export interface WriteRequest {
  readonly changes: readonly Change[];
  readonly savingEntries?: readonly Entry[];
  readonly options?: { readonly commitType: string };
}

export interface Written {
  readonly commit: { readonly date?: Date };
  readonly savedEntries: readonly Entry[];
}

/** The validity of a field's value. */
interface Validity {
  readonly valid: boolean;
  readonly customError?: boolean;
}

/** The state of a form, which Sveltia CMS calls its draft. */
export interface FormState {
  readonly currentValues: { readonly _default: FlatValues };
  validities: { readonly _default?: Readonly<Record<string, Validity>> };
  validationMessages: { readonly _default?: Readonly<Record<string, readonly string[]>> };
  /** The file as it was when the form was opened; undefined for a new file. */
  originalEntry?: Entry;
}

export interface PreviewProps {
  readonly entry: {
    get(key: "path"): string | undefined;
    get(key: "data"): { toJS(): Fields } | undefined;
  };
}
