import CMS from "@sveltia/cms";
import { moveAddedPhotos } from "../model/added-photos";
import { FocusPoint } from "./focus-point";
import { LinkChoice } from "./link-choice";
import { TextWithMarks } from "./text-with-marks";

/** Escape closes the list of links. The package, which listens at the window, would close the form. */
function keepForm(event: KeyboardEvent): void {
  const isListOpen = document.querySelector(".links:popover-open") !== null;
  if (event.key === "Escape" && isListOpen) event.stopImmediatePropagation();
}

/** Add the field types of this site, which `page/form-fields.ts` names. */
export function installFields(): void {
  CMS.registerFieldType("text-with-marks", TextWithMarks);
  CMS.registerFieldType("link-choice", LinkChoice);
  CMS.registerFieldType("focus-point", FocusPoint);
  CMS.registerEventListener(moveAddedPhotos);
  window.addEventListener("keydown", keepForm, true);
}
