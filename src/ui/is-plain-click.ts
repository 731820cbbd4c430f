import type { MouseEvent } from "react";

/** Whether a click just follows a link; with a key held down it opens a tab or window, or saves. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
