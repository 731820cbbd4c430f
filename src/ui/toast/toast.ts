import type { ToastLabels, ToastMessage } from "./toaster";

/** Never reloads the page, as `loadChunk` would: what a toast says is on the page too. */
function loadToaster() {
  return import("./toaster");
}

/** Loads the toasts' code and adds their live region, which must be there before the first message. */
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
