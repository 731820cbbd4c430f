import type { FieldPath, Position } from "../content/parse-content-file";

/**
 * A problem and its remedy, in Bosnian. By `what` the editor tells problems that were there before an edit, so it must
 * not depend on other files or items.
 */
export interface Message {
  readonly what: string;
  readonly fix: string;
  /** Only errors, the default, stop a build. */
  readonly severity?: Severity;
}

type Severity = "error" | "warning";

/** A problem in a text; lines and columns count from 0. */
export interface Finding {
  readonly message: Message;
  readonly line?: number;
  readonly column?: number;
}

/** A problem that the content check has found. */
export interface Problem extends Message {
  readonly severity: Severity;
  /** Path of a file or folder in `content/`. */
  readonly file: string;
  readonly position?: Position;
  /** The keys and the label of the field: `memories.title (Naslov)`. */
  readonly fieldName?: string;
  readonly fieldPath?: FieldPath;
}

export const isError = ({ severity }: Problem) => severity === "error";

export const hasErrors = (problems: readonly Problem[]) => problems.some(isError);

/** Return a problem of a file or folder; an error, unless the message says otherwise. */
export function toFileProblem(file: string, message: Message, position?: Position): Problem {
  return { severity: "error", file, position, ...message };
}
