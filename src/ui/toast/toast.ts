import { loadChunk } from "../load-chunk";
import type { ToastLabels, ToastMessage } from "./toast-message";

function loadToaster() {
  return loadChunk(() => import("./toaster"));
}

/**
 * Loads the toasts' code and adds their live region to the page. A region that is already there when
 * the first message comes is announced reliably.
 */
export async function prepareToasts(labels: ToastLabels): Promise<void> {
  const { mountToaster } = await loadToaster();
  mountToaster(labels);
}

/** Shows a toast. The first one loads the toasts' code. */
export async function showToast(message: ToastMessage, labels: ToastLabels): Promise<void> {
  const { mountToaster, pushToast } = await loadToaster();
  mountToaster(labels);
  pushToast(message);
}
