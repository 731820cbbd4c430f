import { elementIds } from "../../domain/element-ids";
import { easeEnter, easeExit, transition } from "../../site";

/** An animation that takes this many ms longer than planned counts as finished. */
const graceMs = 200;

const hasViewTransitions = () => "startViewTransition" in document;

/** The path whose arrival the browser has animated itself, as Safari does when somebody swipes back. */
let animatedPath = "";

/**
 * Note which navigations the browser animates itself.
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-popstateevent-hasuavisualtransition
 * @returns a function that stops listening
 */
export function watchBrowserTransitions(): () => void {
  const onPopState = (event: PopStateEvent) => {
    animatedPath = event.hasUAVisualTransition ? window.location.pathname : "";
  };
  // Captured, to be called before the router.
  window.addEventListener("popstate", onPopState, true);
  return () => window.removeEventListener("popstate", onPopState, true);
}

/** Number of animations of the page so far, so that an outdated one does not undo a newer one. */
let animationCount = 0;

/**
 * Animate the page. Never throws, and never takes much longer than planned, even if the code does not load or the
 * tab is in the background.
 * @param ease a cubic Bézier curve
 * @returns false if another animation has started meanwhile
 */
async function animatePage(
  element: HTMLElement,
  keyframes: { opacity: number | number[]; transform: string[] },
  durationMs: number,
  ease: readonly [number, number, number, number],
): Promise<boolean> {
  const count = ++animationCount;
  const run = async () => {
    // Only browsers without view transitions need it.
    const { animate } = await import("framer-motion/dom/mini");
    if (animationCount !== count) return;
    await animate(element, keyframes, { duration: durationMs / 1000, ease: [...ease] });
  };
  const timeout = new Promise((resolve) => setTimeout(resolve, durationMs + graceMs));
  await Promise.race([run().catch(() => undefined), timeout]);
  return animationCount === count;
}

/**
 * Change the page: the old one fades out and the new one fades in, and both rise (specification, section 9).
 * Browsers with view transitions do so themselves and also move the sun; elsewhere framer-motion does.
 * @param swap renders the new page synchronously; returns false if the change is out of date
 */
export async function changePage(page: HTMLElement, swap: () => boolean): Promise<void> {
  const isAnimated =
    animatedPath !== window.location.pathname &&
    !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  animatedPath = "";
  if (!isAnimated) {
    // React does not flush inside an effect.
    await null;
    swap();
  } else if (hasViewTransitions()) {
    startViewTransition(page, swap);
  } else {
    const { risePx, exitMs, enterMs } = transition;
    const exit = { opacity: 0, transform: [`translateY(${-risePx}px)`] };
    await animatePage(page, exit, exitMs, easeExit);
    if (!swap()) return;
    resetAnimation(page);
    // Ends at `none`: a busy main thread may leave this style in place, and a transform holds fixed elements.
    const enter = { opacity: [0, 1], transform: [`translateY(${risePx}px)`, "none"] };
    const isLatest = await animatePage(page, enter, enterMs, easeEnter);
    if (isLatest) resetAnimation(page);
  }
}

/** Cancel the animations of the page and remove the styles that they have set. */
export function resetAnimation(element: HTMLElement): void {
  animationCount += 1;
  for (const animation of element.getAnimations()) animation.cancel();
  element.style.removeProperty("opacity");
  element.style.removeProperty("transform");
}

const getMenu = () => document.getElementById(elementIds.menu) as HTMLDialogElement | null;

/** Close the menu of small screens, which stays open until the page has changed. */
export const closeMenu = () => getMenu()?.close();

/** Class on `<html>` during a view transition (`page-change.css`). */
const transitionClass = "changes";

/** Parts of a page that have snapshots of their own. */
const partSelector = "[data-part]";

/**
 * Set `view-transition-name` of the visible parts. The suns of both pages share a name, so that the sun moves from
 * one place to the other. Other parts keep their depth, so that the sun passes behind hills and words.
 */
function nameParts(page: HTMLElement, side: "old" | "new"): void {
  for (const part of page.querySelectorAll<HTMLElement>(partSelector)) {
    const { top, bottom } = part.getBoundingClientRect();
    const { part: ownName } = part.dataset;
    const name = ownName === "sun" ? ownName : `${side}-${ownName}`;
    if (bottom > 0 && top < window.innerHeight) part.style.viewTransitionName = name;
  }
}

let latest: ViewTransition | undefined;

/**
 * Forward a click to the element below it. During a view transition clicks hit the root element. So may the
 * forwarded click, which must not be forwarded again.
 */
async function forwardClick(click: MouseEvent): Promise<void> {
  if (!click.isTrusted || click.target !== document.documentElement) return;
  latest?.skipTransition();
  await latest?.finished;
  const target = document.elementFromPoint(click.clientX, click.clientY);
  target?.dispatchEvent(new MouseEvent("click", click));
}

function startViewTransition(page: HTMLElement, swap: () => boolean): void {
  document.documentElement.classList.add(transitionClass);
  // An open menu covers the old page: it is what leaves.
  if (!getMenu()?.open) nameParts(page, "old");
  const change = document.startViewTransition(() => {
    if (swap()) nameParts(page, "new");
  });
  latest = change;
  document.addEventListener("click", forwardClick);
  // Rejected where nothing is animated, as in a background tab; the page has changed all the same.
  change.ready.catch(() => undefined);
  const end = () => {
    if (latest !== change) return;
    document.removeEventListener("click", forwardClick);
    document.documentElement.classList.remove(transitionClass);
    for (const part of page.querySelectorAll<HTMLElement>(partSelector))
      part.style.removeProperty("view-transition-name");
  };
  change.finished.then(end, end);
}
