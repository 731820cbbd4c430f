import { easeEnter, easeExit, transition } from "../../site";

/** An animation that takes this many ms longer than planned counts as finished. */
const graceMs = 200;

/** Loads framer-motion's small animate function, which is a lazy chunk. */
function loadAnimate() {
  return import("framer-motion/dom/mini").then(({ animate }) => animate);
}

/** Load the animation code ahead of a page change, where the browser has no view transitions. */
export function prepareMotion(): void {
  if (!("startViewTransition" in document)) loadAnimate().catch(() => undefined);
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
  await Promise.race([run().catch(() => undefined), wait(durationMs + graceMs)]);
  return movements.get(element) === turn;
}

/**
 * Change the page: the old one fades out and the new one fades in, and both rise (specification, section 9).
 * Browsers with view transitions do it, and move the sun besides; elsewhere framer-motion does.
 * @param swap renders the new page synchronously; returns false if the change is out of date
 */
export async function changePage(element: HTMLElement, swap: () => boolean): Promise<void> {
  const isPlain = wantsLessMotion();
  shownByBrowser = "";
  if (isPlain) {
    // React does not flush inside an effect.
    await null;
    swap();
  } else if ("startViewTransition" in document) {
    showSnapshots(element, swap);
  } else {
    await move(element, {
      opacity: 0,
      y: [-transition.risePx],
      durationMs: transition.exitMs,
      ease: easeExit,
    });
    if (swap()) await enter(element);
  }
}

/** Class on `<html>` while the browser animates a page change (`page-change.css`). */
const changing = "changes";

/** Parts of a page that the browser takes pictures of by themselves. */
const parts = "[data-scene]";

/**
 * Name the parts that can be seen. The suns of both pages have one name, so it moves from one place to the
 * other. The rest of a scene goes down and comes up, but keeps its depth: the sun passes behind the hills.
 */
function nameParts(page: HTMLElement, side: "old" | "new"): void {
  for (const part of page.querySelectorAll<HTMLElement>(parts)) {
    const { top, bottom } = part.getBoundingClientRect();
    const { scene } = part.dataset;
    const name = scene === "sun" ? scene : `${side}-${scene}`;
    if (bottom > 0 && top < window.innerHeight) part.style.viewTransitionName = name;
  }
}

let latest: ViewTransition | undefined;

/**
 * Pass on a visitor's click to what is below it. While the browser shows pictures of the pages, it hits the
 * root element; and so may the click that is passed on, which must not be passed on again.
 */
async function passOn(click: MouseEvent): Promise<void> {
  if (!click.isTrusted || click.target !== document.documentElement) return;
  latest?.skipTransition();
  await latest?.finished;
  const target = document.elementFromPoint(click.clientX, click.clientY);
  target?.dispatchEvent(new MouseEvent("click", click));
}

function showSnapshots(page: HTMLElement, swap: () => boolean): void {
  document.documentElement.classList.add(changing);
  nameParts(page, "old");
  const change = document.startViewTransition(() => {
    if (swap()) nameParts(page, "new");
  });
  latest = change;
  document.addEventListener("click", passOn);
  // Rejected where nothing is animated, as in a tab in the background; the page has changed all the same.
  change.ready.catch(() => undefined);
  const end = () => {
    if (latest !== change) return;
    document.removeEventListener("click", passOn);
    document.documentElement.classList.remove(changing);
    for (const part of page.querySelectorAll<HTMLElement>(parts))
      part.style.removeProperty("view-transition-name");
  };
  change.finished.then(end, end);
}

async function enter(element: HTMLElement): Promise<void> {
  settle(element);
  const isLast = await move(element, {
    opacity: [0, 1],
    y: [transition.risePx, 0],
    durationMs: transition.enterMs,
    ease: easeEnter,
  });
  if (isLast) settle(element);
}

/** Show the page as it is, without what a movement has set. */
export function settle(element: HTMLElement): void {
  movements.set(element, (movements.get(element) ?? 0) + 1);
  for (const animation of element.getAnimations()) animation.cancel();
  element.style.removeProperty("opacity");
  element.style.removeProperty("transform");
}
