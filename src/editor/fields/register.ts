import CMS from "@sveltia/cms";
import { moveAddedPhotos } from "../model/added-photos";
import { FocusPoint } from "./focus-point";
import { LinkChoice } from "./link-choice";
import { MarkdownField } from "./markdown-field";

/** Let Escape close the list of links only. Sveltia CMS, which listens at the window, would close the form. */
function keepFormOpen(event: KeyboardEvent): void {
  const isListOpen = document.querySelector(".links:popover-open") !== null;
  if (event.key === "Escape" && isListOpen) event.stopImmediatePropagation();
}

/** Register the field types of this site, which `page/form-fields.ts` and `page/config.ts` name. */
export function registerFields(): void {
  CMS.registerFieldType("markdown-field", MarkdownField);
  CMS.registerFieldType("link-choice", LinkChoice);
  CMS.registerFieldType("focus-point", FocusPoint);
  CMS.registerEventListener(moveAddedPhotos);
  window.addEventListener("keydown", keepFormOpen, true);
}
