import type { PageMessage } from "./message";

/** Tells the editor, which is the window around the package's pane and this frame. */
export function tell(message: PageMessage): void {
  window.top?.postMessage(message, window.origin);
}
