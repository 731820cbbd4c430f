type Click = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a click just follows a link; with a key held down it opens a tab or window, or saves. */
export function isPlainClick(event: Click): boolean {
  return !(event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
}
