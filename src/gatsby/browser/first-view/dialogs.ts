/**
 * Makes dialogs work that their buttons name (`commandfor`), the menu of small screens above all.
 * Browsers open and close them by themselves (Chrome 135, Firefox 144, Safari 26.2); for older ones
 * this does it. In all of them a tap beside its buttons closes one, links included: else the back
 * button could bring a page back with its menu open.
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
