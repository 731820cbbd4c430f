import type { Page } from "@playwright/test";

/** The clock of the toast that is open is the movement of its bar. Runs in the page. */
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
 * Winds on the clock of the toast, so that no test waits for it: its time is over a tenth of a
 * second later, unless the clock is stopped.
 * @returns how long the toast stays, in ms
 */
export const windToast = (page: Page): Promise<number> => page.evaluate(moveClock, { leftMs: 100 });

/** Lets the toast stay for a minute, so that a test on a busy machine does not come too late. */
export const slowToast = (page: Page): Promise<number> => page.evaluate(moveClock, { rate: 0.05 });
