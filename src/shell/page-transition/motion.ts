import { elementIds } from "../../domain/element-ids";
import { transition } from "../../site";

/** An animation that takes this many ms longer than planned counts as finished. */
const graceMs = 200;

/** The path of the page that the browser itself has animated in, as Safari does after a swipe back. */
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
  // The listener captures the event, so that it is called before that of the router.
  window.addEventListener("popstate", onPopState, true);
  return () => window.removeEventListener("popstate", onPopState, true);
}

/** Number of page animations so far. An outdated animation must not undo what a newer one has begun. */
let animationCount = 0;

/**
 * Animate the page. Never throw, and never take much longer than planned, even if the code does not load or the
 * tab is in the background.
 * @param ease a cubic Bézier curve
 * @returns false if another animation has started meanwhile
 */
async function animatePage(
  element: HTMLElement,
  keyframes: { opacity: number | number[]; transform: string[] },
  durationMs: number,
  ease: [number, number, number, number],
): Promise<boolean> {
  const count = ++animationCount;
  const run = async () => {
    // Loaded on demand, because only browsers without view transitions need it.
    const { animate } = await import("framer-motion/dom/mini");
    if (animationCount !== count) return;
    await animate(element, keyframes, { duration: durationMs / 1000, ease });
  };
  const timeout = new Promise((resolve) => setTimeout(resolve, durationMs + graceMs));
  await Promise.race([run().catch(() => undefined), timeout]);
  return animationCount === count;
}

/**
 * Change the page: the old one fades out and the new one fades in, and both rise (specification, section 9).
 * Browsers with view transitions do so themselves and also move the sun; elsewhere framer-motion animates the page.
 * @param swap renders the new page synchronously; returns false if the change is out of date
 */
export async function changePage(main: HTMLElement, swap: () => boolean): Promise<void> {
  const isAnimated =
    animatedPath !== window.location.pathname &&
    !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  animatedPath = "";
  if (!isAnimated) {
    // `flushSync` in `swap` must not run inside an effect.
    await null;
    swap();
  } else if ("startViewTransition" in document) {
    startViewTransition(main, swap);
  } else {
    const { risePx, exitMs, enterMs } = transition;
    const exit = { opacity: 0, transform: [`translateY(${-risePx}px)`] };
    await animatePage(main, exit, exitMs, [0.4, 0.3, 0.8, 0.8]);
    if (!swap()) return;
    resetAnimation(main);
    // Ends at `none`: a busy main thread may leave this style in place, and a transform would contain fixed elements.
    const enter = { opacity: [0, 1], transform: [`translateY(${risePx}px)`, "none"] };
    const isLatest = await animatePage(main, enter, enterMs, [0.45, 0, 0.25, 1]);
    if (isLatest) resetAnimation(main);
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

/** Close the mobile menu, which stays open until the page has changed. */
export const closeMenu = () => getMenu()?.close();

/** Class on `<html>` during a view transition (`page-transition.css`, `menu.module.css`). */
const transitionClass = "page-transition";

/** Matches parts of a page that are animated separately (`MovingPart`). */
const partSelector = "[data-moving]";

/**
 * Set `view-transition-name` of the visible parts. The suns of both pages share a name, so that the sun moves from one
 * position to the other. Other parts have a name for each page, which keeps them in front of the passing sun.
 */
function nameParts(main: HTMLElement, side: "old" | "new"): void {
  for (const part of main.querySelectorAll<HTMLElement>(partSelector)) {
    const { top, bottom } = part.getBoundingClientRect();
    const { moving: ownName } = part.dataset;
    const name = ownName === "sun" ? ownName : `${side}-${ownName}`;
    if (bottom > 0 && top < window.innerHeight) part.style.viewTransitionName = name;
  }
}

let currentTransition: ViewTransition | undefined;

/**
 * Forward a click to the element at its position. During a view transition, clicks hit the root element. A forwarded
 * click may do so too, and must not be forwarded again.
 */
async function forwardClick(click: MouseEvent): Promise<void> {
  if (!click.isTrusted || click.target !== document.documentElement) return;
  currentTransition?.skipTransition();
  await currentTransition?.finished;
  const target = document.elementFromPoint(click.clientX, click.clientY);
  target?.dispatchEvent(new MouseEvent("click", click));
}

function startViewTransition(main: HTMLElement, swap: () => boolean): void {
  document.documentElement.classList.add(transitionClass);
  // An open menu covers the old page, so only the menu is animated away.
  if (!getMenu()?.open) nameParts(main, "old");
  const change = document.startViewTransition(() => {
    if (swap()) nameParts(main, "new");
  });
  currentTransition = change;
  document.addEventListener("click", forwardClick);
  // Rejected where nothing is animated, for example in a background tab. The page changes nevertheless.
  change.ready.catch(() => undefined);
  const end = () => {
    if (currentTransition !== change) return;
    document.removeEventListener("click", forwardClick);
    document.documentElement.classList.remove(transitionClass);
    for (const part of main.querySelectorAll<HTMLElement>(partSelector))
      part.style.removeProperty("view-transition-name");
  };
  change.finished.then(end, end);
}
