/** Longest time between the clicks of a double click, in ms, between those of Android (300) and Windows (500). */
const doubleClickMs = 400;
/** Longest distance between them, in px. A finger moves more than a mouse. */
const doubleClickPx = 25;

const isDoubleClick = (event: MouseEvent, first: MouseEvent) =>
  event.timeStamp - first.timeStamp < doubleClickMs &&
  Math.hypot(event.x - first.x, event.y - first.y) < doubleClickPx;

/**
 * Handle clicks around dialogs:
 * - Polyfill buttons with `commandfor`, for browsers before Chrome 135, Firefox 144 and Safari 26.2.
 * - Close a dialog on a click that is on none of its buttons and links. The page that a link leads to closes it too.
 * - Ignore the second click of a double click, because something else is under the pointer by then.
 * @see https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor
 */
export function handleDialogClicks(): void {
  let last: MouseEvent | undefined;
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const dialog = target.closest("dialog");
    const opener = target.closest("button[commandfor]");
    const isNative = "commandForElement" in HTMLButtonElement.prototype;
    if (last && isDoubleClick(event, last)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // The keyboard and scripts click without a pointer.
    last = (dialog || opener) && event.detail ? event : undefined;
    if (dialog) target.closest(isNative ? "button,a" : "a") || dialog.close();
    else if (opener && !isNative) {
      const id = opener.getAttribute("commandfor") || "";
      (document.getElementById(id) as HTMLDialogElement).showModal();
    }
  };
  document.addEventListener("click", onClick, true);
}
