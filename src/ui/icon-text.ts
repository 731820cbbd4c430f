/** A titled text with a cut-paper drawing, as content gives it. */
export interface IconText {
  /** File name in `static/icons`, without ending. */
  readonly icon: string;
  readonly title: string;
  readonly text: string;
}
