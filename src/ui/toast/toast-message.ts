/** A short message at the top right of the page. */
export interface ToastMessage {
  readonly kind: "success" | "failure";
  readonly title: string;
  readonly detail?: string | undefined;
  /** How long it stays, in ms; `toastMs.standard` by default. Hovering or leaving the window pauses it. */
  readonly durationMs?: number;
}

export interface ToastLabels {
  readonly region: string;
  readonly close: string;
}
