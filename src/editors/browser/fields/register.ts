import CMS from "@sveltia/cms";
import { moveAddedPhotos } from "./added-photos";
import { FocusPoint } from "./focus-point";
import { LinkChoice } from "./link-choice";
import { PictureChoice } from "./picture-choice";
import { TextWithMarks } from "./text-with-marks";

/** Escape closes the list of links. The package, which listens at the window, would close the form. */
function keepForm(event: KeyboardEvent): void {
  const isListOpen = document.querySelector(".links:popover-open") !== null;
  if (event.key === "Escape" && isListOpen) event.stopImmediatePropagation();
}

/** Take a decimal comma, and refuse what is no number, for which the package would empty the field. */
function keepNumber(event: InputEvent): void {
  const { target: field, data } = event;
  if (!(field instanceof HTMLInputElement) || field.role !== "spinbutton" || data === null) return;
  const { value, selectionStart, selectionEnd } = field;
  const typed = data.trim().replace(",", ".");
  const next = value.slice(0, selectionStart ?? 0) + typed + value.slice(selectionEnd ?? 0);
  const isNumber = /^-?\d*\.?\d*$/.test(next);
  field.setCustomValidity(
    isNumber ? "" : `„${data}” ovdje ne može stajati. Upišite broj, npr. 17,5.`,
  );
  field.reportValidity();
  // Some keyboards of phones write without asking.
  if ((isNumber && typed === data) || !event.cancelable) return;
  event.preventDefault();
  if (isNumber) document.execCommand("insertText", false, typed);
}

/** Register the field types of this site, which `page/fields.ts` names. */
export function registerFields(): void {
  CMS.registerFieldType("text-with-marks", TextWithMarks);
  CMS.registerFieldType("link-choice", LinkChoice);
  CMS.registerFieldType("picture-choice", PictureChoice);
  CMS.registerFieldType("focus-point", FocusPoint);
  CMS.registerEventListener(moveAddedPhotos);
  window.addEventListener("keydown", keepForm, true);
  window.addEventListener("beforeinput", keepNumber, true);
}
