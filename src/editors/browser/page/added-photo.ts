// A photo that was just added stands first among those to choose from, out of view for somebody who has
// scrolled down to look for it.

const seen = new WeakSet<Element>();

function showAdded(): void {
  for (const mark of document.querySelectorAll("dialog .unsaved")) {
    if (!seen.has(mark)) mark.scrollIntoView({ block: "center" });
    seen.add(mark);
  }
}

new MutationObserver(showAdded).observe(document, { childList: true, subtree: true });
