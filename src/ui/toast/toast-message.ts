/** A short message at the top right of the page. */
export interface ToastMessage {
  readonly kind: "success" | "failure";
  readonly title: string;
  readonly detail?: string | undefined;
  /** How long it stays, in ms, if not the usual time; hovering or leaving the window stops the clock. */
  readonly durationMs?: number;
}

/** Texts for screen readers. */
export interface ToastLabels {
  readonly region: string;
  readonly close: string;
}
