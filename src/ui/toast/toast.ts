import { loadChunk } from "../load-chunk";
import type { ToastLabels, ToastMessage } from "./toast-message";

function loadToaster() {
  return loadChunk(() => import("./toaster"));
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
