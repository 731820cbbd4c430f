import type { ToastLabels, ToastMessage } from "./toaster";

/** Import the code without `loadChunk`, which may reload the page: the page shows the same message as the toast. */
const loadToaster = () => import("./toaster");

/** Load the toasts' code and add their live region, which must exist before the first message. */
export async function prepareToasts(labels: ToastLabels): Promise<void> {
  (await loadToaster()).mountToaster(labels);
}

/** Show a toast. The first one loads the toasts' code. */
export async function showToast(message: ToastMessage, labels: ToastLabels): Promise<void> {
  const { mountToaster, pushToast } = await loadToaster();
  mountToaster(labels);
  pushToast(message);
}
