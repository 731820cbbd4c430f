/** A position in a file; lines and columns are counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is wrong and what to do about it, in Bosnian. */
export interface Message {
  readonly what: string;
  readonly fix: string;
}

/** One finding of the content check. A warning does not stop a build. */
export interface Problem extends Message {
  readonly severity: "error" | "warning";
  /** Path below the project, with `/`: `content/pages/home.md`, or a folder. */
  readonly file: string;
  readonly place?: Place;
  /** The field as written, with its label: `memories.title (Naslov)`. */
  readonly field?: string;
  /** Whether a second check may not find it, because an editor was just saving the file. */
  readonly isTransient?: boolean;
}

/** Whether anything found has to be mended before the site can be built. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === "error");
}

/** An error of a whole file or of a place in it. */
export function fileError(file: string, message: Message, place?: Place): Problem {
  return { severity: "error", file: `content/${file}`, place, ...message };
}

/** The same, which does not stop a build. */
export function fileWarning(file: string, message: Message): Problem {
  return { ...fileError(file, message), severity: "warning" };
}

/** A message in a list, or none. */
export function found(isFound: boolean, message: Message): Message[] {
  return isFound ? [message] : [];
}
