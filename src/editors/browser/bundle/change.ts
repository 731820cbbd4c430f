/** One change of the package's code, which it has no setting for. */
export interface Change {
  readonly what: string;
  readonly pattern: RegExp;
  readonly to: string;
}
