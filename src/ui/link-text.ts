/** A link to a page of the site, as content gives it. */
export interface LinkText {
  readonly label: string;
  readonly to: string;
  /** A longer name for screen readers, which contains the label (WCAG 2.5.3). */
  readonly description?: string | null;
}
