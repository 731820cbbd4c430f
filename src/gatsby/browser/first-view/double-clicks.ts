/** Longest time between the clicks of a double click, in ms: Android has 300, Windows 500. */
const doubleClickMs = 400;
/** Longest distance between them, in px. A finger moves more than a mouse. */
const doubleClickPx = 25;

const isNear = (event: MouseEvent, other: MouseEvent) =>
  event.timeStamp - other.timeStamp < doubleClickMs &&
  Math.hypot(event.x - other.x, event.y - other.y) < doubleClickPx;

/**
 * Drops the second click of a double click if the first has brought something else under the pointer:
 * the closing button of the menu, the page behind it, a photo behind its viewer. A link is followed
 * once, and a form is sent once, however fast the answer comes. On the same button or section both
 * clicks count.
 */
export function dropSecondClicks(): void {
  let last: MouseEvent | undefined;
  let lastControl: Element | null = null;

  const filter = (event: MouseEvent) => {
    // Scripts click too, for example to replay a click.
    if (!event.isTrusted) return;
    const control = (event.target as Element).closest("a,button,summary");
    const isSame = control === lastControl;
    const mayRepeat = isSame && !control?.matches("a,[type=submit]");
    // The keyboard presses what has the focus, wherever that is.
    const isByPointer = event.detail > 0;
    if (last && lastControl && !mayRepeat && (isSame || isByPointer) && isNear(event, last)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    last = event;
    lastControl = control;
  };
  document.addEventListener("click", filter, true);
}
