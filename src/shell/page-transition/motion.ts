import { transition } from "../../site";

/** The curves that style sheets move by as well, as framer-motion takes them. */
const ease = {
  enter: [0.2, 0.7, 0.2, 1],
  exit: [0.5, 0, 0.8, 0.4],
} as const;

/** A movement may take this much longer than planned, in ms, before it is taken as over. */
const patienceMs = 200;

/** The small animate function of framer-motion; it loads after the page, with the first sign of a navigation. */
function loadAnimate() {
  return import("framer-motion/dom/mini").then(({ animate }) => animate);
}

/** Loads the code for transitions ahead of their use. */
export function prepareMotion(): void {
  loadAnimate().catch(() => undefined);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function wantsLessMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Counts the movements of an element, so that one that was overtaken does not tidy up after a newer one. */
const movements = new WeakMap<HTMLElement, number>();

interface Movement {
  readonly opacity: number | [number, number];
  /** Vertical offset in px: where to, or from and to. */
  readonly y: readonly number[];
  readonly durationMs: number;
  readonly ease: readonly [number, number, number, number];
}

/**
 * Moves the page. Never throws and never takes much longer than planned: a page that cannot be
 * moved, because the code did not load or the tab is in the background, changes at once.
 * @returns whether no other movement has begun meanwhile
 */
async function move(element: HTMLElement, { opacity, y, durationMs, ease }: Movement) {
  const turn = (movements.get(element) ?? 0) + 1;
  movements.set(element, turn);
  const run = async () => {
    const animate = await loadAnimate();
    if (movements.get(element) !== turn) return;
    const transform = y.map((px) => `translateY(${px}px)`);
    await animate(
      element,
      { opacity, transform },
      { duration: durationMs / 1000, ease: [...ease] },
    );
  };
  if (!wantsLessMotion()) {
    await Promise.race([run().catch(() => undefined), wait(durationMs + patienceMs)]);
  }
  return movements.get(element) === turn;
}

/** Fades the old page out while it rises (specification, section 9). */
export async function leave(element: HTMLElement): Promise<void> {
  await move(element, {
    opacity: 0,
    y: [-transition.risePx],
    durationMs: transition.exitMs,
    ease: ease.exit,
  });
}

/** Fades the new page in while it rises to its place, and takes all traces of the movement away. */
export async function enter(element: HTMLElement): Promise<void> {
  const isLast = await move(element, {
    opacity: [0, 1],
    y: [transition.risePx, 0],
    durationMs: transition.enterMs,
    ease: ease.enter,
  });
  if (isLast) settle(element);
}

/** Puts the page in its place at once. */
export function settle(element: HTMLElement): void {
  movements.set(element, (movements.get(element) ?? 0) + 1);
  for (const animation of element.getAnimations()) animation.cancel();
  element.style.removeProperty("opacity");
  element.style.removeProperty("transform");
}
