import { loadPart } from "../load-part";

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

function loadToaster() {
  return loadPart(() => import("./toaster"));
}

/** Loads the toasts' code and puts the live region into the page, so that the first message is announced. */
export async function prepareToasts(labels: ToastLabels): Promise<void> {
  const { mountToaster } = await loadToaster();
  mountToaster(labels);
}

/** Shows a toast; its code loads with the first one. */
export async function showToast(message: ToastMessage, labels: ToastLabels): Promise<void> {
  const { mountToaster, pushToast } = await loadToaster();
  mountToaster(labels);
  pushToast(message);
}
