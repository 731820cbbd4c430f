/**
 * Polyfills buttons with `commandfor`, which open and close a dialog (the menu on small screens), for
 * browsers before Chrome 135, Firefox 144 and Safari 26.2. In every browser a click elsewhere in a
 * dialog closes it. This includes links, so that the back button never returns to an open menu.
 * @see https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor
 */
export function openDialogs(): void {
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const button = target.closest("button");
    const dialog = target.closest("dialog");
    const isNative = "commandForElement" in HTMLButtonElement.prototype;
    if (dialog) (isNative && button) || dialog.close();
    else if (button && !isNative) {
      const named = document.getElementById(button.getAttribute("commandfor") || "");
      if (named instanceof HTMLDialogElement) named.showModal();
    }
  });
}
