type Click = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a click simply follows a link. With a modifier key it opens a tab or window, or downloads. */
export function isPlainClick(event: Click): boolean {
  return !(event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
}
