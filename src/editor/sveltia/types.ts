// What the package gives to our code and takes from it; of its own types only what is used here.
import type { Fields } from "../../content/values";

/** Values by the paths of their fields, `parts.0.title`. */
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

/** What is loaded: files with fields, and all others. */
export interface Loaded {
  readonly entries: readonly Entry[];
  readonly assets: readonly Asset[];
  /** Where they are: in a repository's server, or in a folder on this computer. */
  readonly host?: {
    readonly fetchBlob: (file: { readonly path: string }) => Promise<Blob>;
  };
}

/** A change of the repository. */
export interface Change {
  readonly action: "create" | "update" | "delete" | "move";
  readonly path: string;
  /** Of a file that is renamed or moved. */
  readonly previousPath?: string;
  /** A text, or a file that was chosen. */
  readonly data?: string | Blob;
}

/** Changes that are written together, and what is shown once they are written. */
export interface WriteRequest {
  readonly changes: readonly Change[];
  readonly savingEntries?: readonly Entry[];
  readonly options?: { readonly commitType: string };
}

/** The answer once changes are written. */
export interface Written {
  readonly commit: { readonly date?: Date };
  readonly savedEntries: readonly Entry[];
}

/** Whether the value of a field is valid; the package has more in it. */
interface Validity {
  readonly valid: boolean;
  readonly customError?: boolean;
}

/** What a form has. */
export interface Draft {
  readonly currentValues: { readonly _default: FlatValues };
  validities: { readonly _default?: Readonly<Record<string, Validity>> };
  validationMessages: { readonly _default?: Readonly<Record<string, readonly string[]>> };
  /** The file as it was when the form was opened; a new one has none. */
  originalEntry?: Entry;
}

/** What a preview gets. */
export interface PreviewProps {
  readonly entry: {
    get(key: "path"): string | undefined;
    get(key: "data"): { toJS(): Fields } | undefined;
  };
}
