import { easeEnter, easeExit, type Sky, transition } from "../../site";

/** An animation that takes this many ms longer than planned counts as finished. */
const graceMs = 200;

/** Loads framer-motion's small animate function, which is a lazy chunk. */
function loadAnimate() {
  return import("framer-motion/dom/mini").then(({ animate }) => animate);
}

/** What lets the sun travel, once it is loaded: a lazy chunk too. */
let travel: typeof import("./shared-elements") | undefined;

/** Loads the animation code ahead of a page change. */
export function prepareMotion(): void {
  loadAnimate().catch(() => undefined);
  import("./shared-elements").then(
    (loaded) => {
      travel = loaded;
    },
    () => undefined,
  );
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The page whose arrival the browser has animated itself, as Safari does when somebody swipes back. */
let shownByBrowser = "";

/**
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-popstateevent-hasuavisualtransition
 * @returns stops listening
 */
export function heedBrowserMotion(): () => void {
  const note = (event: PopStateEvent) => {
    shownByBrowser = event.hasUAVisualTransition ? window.location.pathname : "";
  };
  // Before the router hears of it.
  window.addEventListener("popstate", note, true);
  return () => window.removeEventListener("popstate", note, true);
}

function wantsLessMotion(): boolean {
  const isShown = shownByBrowser === window.location.pathname;
  return isShown || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Number of movements of an element so far, so that an outdated one does not undo a newer one. */
const movements = new WeakMap<HTMLElement, number>();

interface Movement {
  readonly opacity: number | [number, number];
  /** Vertical offset in px: [to] or [from, to]. */
  readonly y: readonly number[];
  readonly durationMs: number;
  readonly ease: readonly [number, number, number, number];
}

/**
 * Animates the page. Never throws and never takes much longer than planned, even if the code does not
 * load or the tab is in the background.
 * @returns false if another movement has started meanwhile
 */
async function move(element: HTMLElement, { opacity, y, durationMs, ease }: Movement) {
  const turn = (movements.get(element) ?? 0) + 1;
  movements.set(element, turn);
  const run = async () => {
    const animate = await loadAnimate();
    if (movements.get(element) !== turn) return;
    // Not 0 px: what the animation sets when it ends may stay on a busy main thread, and must do no harm.
    const transform = y.map((px) => (px === 0 ? "none" : `translateY(${px}px)`));
    await animate(
      element,
      { opacity, transform },
      { duration: durationMs / 1000, ease: [...ease] },
    );
  };
  if (!wantsLessMotion()) {
    await Promise.race([run().catch(() => undefined), wait(durationMs + graceMs)]);
  }
  return movements.get(element) === turn;
}

/**
 * Fades the old page out while it rises (specification, section 9). Its sun and hills stay.
 * @param nextSky time of day on the next page
 */
export async function leave(element: HTMLElement, nextSky: Sky): Promise<void> {
  if (!wantsLessMotion()) travel?.depart(element, nextSky);
  await move(element, {
    opacity: 0,
    y: [-transition.risePx],
    durationMs: transition.exitMs,
    ease: easeExit,
  });
}

/** Fades the new page in while it rises (specification, section 9). The sun goes to its new place. */
export async function enter(element: HTMLElement, isAtTop: boolean): Promise<void> {
  // Where the exit has left it, every part would be measured too high.
  settle(element);
  if (isAtTop) travel?.arrive(element);
  else travel?.endTravel();
  const isLast = await move(element, {
    opacity: [0, 1],
    y: [transition.risePx, 0],
    durationMs: transition.enterMs,
    ease: easeEnter,
  });
  if (!isLast) return;
  shownByBrowser = "";
  settle(element);
}

/** The page that was leaving stays. */
export function stay(element: HTMLElement): void {
  settle(element);
  travel?.endTravel();
}

function settle(element: HTMLElement): void {
  movements.set(element, (movements.get(element) ?? 0) + 1);
  for (const animation of element.getAnimations()) animation.cancel();
  element.style.removeProperty("opacity");
  element.style.removeProperty("transform");
}
