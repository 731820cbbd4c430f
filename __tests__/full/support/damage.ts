export interface Edit {
  /** From 0. */
  readonly line: number;
  /** What stands there now; undefined when the line is gone. */
  readonly text: string | undefined;
}

/** One automatic damage to one shipped file. */
export interface Damage {
  /** Path below `content/`. */
  readonly file: string;
  /** What was done, and where. */
  readonly name: string;
  readonly bytes: Buffer;
  /** The lines that were changed; undefined where it is not single lines. */
  readonly edits?: readonly Edit[];
}
