/** A titled text with a cut-paper drawing, as in content files. */
export interface IconText {
  /** Name in `static/icons/paper.svg`. */
  readonly icon: string;
  readonly title: string;
  readonly text: string;
}
