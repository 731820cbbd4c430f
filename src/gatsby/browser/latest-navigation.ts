declare global {
  /** Gatsby's router, which does not type it. */
  var ___navigate: ((to: string | number, options?: object) => void) | undefined;
}

/**
 * Lets only the latest navigation happen. Gatsby loads the page of each link that is clicked and opens
 * it when it has arrived, so the slower of two links wins, even over the back button.
 */
export function followLatestLinkOnly(): void {
  const navigate = globalThis.___navigate;
  let latest = 0;
  globalThis.___navigate = async (to, options) => {
    latest += 1;
    const turn = latest;
    if (typeof to === "string") {
      const { pathname, search } = new URL(to, window.location.href);
      // Gatsby reports a failure itself: it loads the page again.
      await globalThis.___loader?.loadPage(pathname + search).catch(() => undefined);
    }
    if (turn === latest) navigate?.(to, options);
  };
  window.addEventListener("popstate", () => {
    latest += 1;
  });
}
