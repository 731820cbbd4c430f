/** Where a command works. */
export interface PhotoContext {
  /** The project whose photos are meant. */
  readonly root: string;
  /** Where relative paths of photos start. */
  readonly cwd: string;
  /** Throws once the person has pressed Ctrl+C. */
  readonly checkInterruption: () => void;
}
