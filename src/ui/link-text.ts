/** A link to a page of the site, as in content files. */
export interface LinkText {
  readonly label: string;
  readonly to: string;
  /** Longer name for screen readers; it contains the label (WCAG 2.5.3). */
  readonly description?: string | null;
}
