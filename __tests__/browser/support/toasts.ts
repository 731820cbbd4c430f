import type { Page } from "@playwright/test";

/** Holds the timers of toasts, which are the animations of their progress bars, until a test winds them. */
export async function holdToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("animationstart", ({ target }) => {
      if (!(target instanceof Element && target.matches("[role=progressbar]"))) return;
      for (const timer of target.getAnimations()) timer.playbackRate = 1e-6;
    });
  });
}

/**
 * Winds the timer of a toast on: it has a tenth of a second left, unless it is paused.
 * @returns how long the toast stays, in ms
 */
export const windToast = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const bar = "[role=progressbar]";
    const find = () => document.querySelector(bar)?.getAnimations()[0];
    while (find()?.playbackRate !== 1e-6) await new Promise(requestAnimationFrame);
    const timer = find() as Animation;
    const duration = Number(timer.effect?.getTiming().duration);
    timer.playbackRate = 1;
    timer.currentTime = duration - 100;
    return duration;
  });
