// The editor can show its key as a QR code: an address, which would stay in the history of the second
// device's browser, and is copied to others with it. It has no setting for that.
import texts from "../locale/bs.json";

/** Such an address signs nobody in. */
if (window.location.hash.startsWith("#/signin/")) history.replaceState(null, "", "#/");

const offers = '[role="menuitem"], .infobar';

/** Hides the command, and the message that proposes it. */
function hideOffers(): void {
  for (const offer of document.querySelectorAll<HTMLElement>(offers)) {
    const words = offer.textContent ?? "";
    const isOffer = [texts.sign_in_with_mobile, texts.mobile_promo_title].some((one) =>
      words.includes(one),
    );
    if (isOffer) offer.style.display = "none";
  }
}

new MutationObserver(hideOffers).observe(document, { childList: true, subtree: true });
