import type { Page } from "@playwright/test";

/** Changes the toast's timer, which is the animation of its progress bar. Runs in the page. */
function moveClock({ rate, leftMs }: { rate?: number; leftMs?: number }): number {
  const clock = document
    .getAnimations()
    .find(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.target?.matches("[role=progressbar]"),
    );
  if (!clock) throw new Error("No toast has a clock.");
  const duration = Number(clock.effect?.getTiming().duration);
  if (rate !== undefined) clock.playbackRate = rate;
  if (leftMs !== undefined) clock.currentTime = duration - leftMs * clock.playbackRate;
  return duration;
}

/**
 * Fast-forwards the toast's timer, so that no test has to wait: it has a tenth of a second left, unless
 * it is paused.
 * @returns how long the toast stays, in ms
 */
export const windToast = (page: Page): Promise<number> => page.evaluate(moveClock, { leftMs: 100 });

/** Slows the toast's timer, so that a test on a busy machine is not too late. */
export const slowToast = (page: Page): Promise<number> => page.evaluate(moveClock, { rate: 0.05 });
