// What the editor has no setting for, and what must not be seen. The key as a QR code is an address, which
// would stay in the history of the second device's browser. Where a file is used it knows only of photos
// with a whole address, which ours have not; the gate knows it. The rest does nothing here: there is no second
// language to show beside the first, names in addresses stay, and no field is made to refer to other files.
import texts from "../locale/bs.json";

/** Such an address signs nobody in. */
if (window.location.hash.startsWith("#/signin/")) history.replaceState(null, "", "#/");

const { slug, backlinks } = texts.entry_sidebar;

const hidden = [
  ...[texts.sign_in_with_mobile, texts.mobile_promo_title, texts.used_in],
  ...[texts.show_second_pane, texts.sync_scrolling, texts.edit_slug, slug.title, backlinks.title],
  ...[texts.edit_asset, texts.file_data],
  // A second menu of the form, with what is in the first.
  texts.show_content_options_x_locale.replace(/\{.*/, ""),
];

const parts = '[role^="menuitem"], .infobar, .detail section, .content-editor button[aria-label]';

function hideParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    const words = `${part.ariaLabel ?? ""} ${part.textContent}`;
    if (hidden.some((one) => words.includes(one))) part.style.display = "none";
  }
}

new MutationObserver(hideParts).observe(document, { childList: true, subtree: true });
