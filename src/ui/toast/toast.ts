import type { ToastLabels } from "./toaster";

/**
 * Load the toasts' code, and add their live region, which must exist before the first message. Without `loadChunk`,
 * which may reload the page: the page shows the same message as the toast.
 * @returns a function that shows a message
 */
export const loadToaster = async (labels: ToastLabels) =>
  (await import("./toaster")).mountToaster(labels);
