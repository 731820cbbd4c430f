// What the editor has no setting for, and what must not be seen. The key as a QR code is an address, which
// would stay in the history of the second device's browser. Where a file is used it knows only of photos
// with a whole address, which ours have not; the gate knows it.
import texts from "../locale/bs.json";

/** Such an address signs nobody in. */
if (window.location.hash.startsWith("#/signin/")) history.replaceState(null, "", "#/");

const hidden = [texts.sign_in_with_mobile, texts.mobile_promo_title, texts.used_in];

function hideParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>(
    '[role="menuitem"], .infobar, .detail section',
  )) {
    const words = part.textContent ?? "";
    if (hidden.some((one) => words.includes(one))) part.style.display = "none";
  }
}

new MutationObserver(hideParts).observe(document, { childList: true, subtree: true });
