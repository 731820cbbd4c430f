import type { Page } from "@playwright/test";

/** Freeze the timers of toasts, which are the animations of their progress bars, until `fastForwardToast`. */
export async function freezeToastTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("animationstart", ({ target }) => {
      if (!(target instanceof Element && target.matches("[role=progressbar]"))) return;
      for (const timer of target.getAnimations()) timer.playbackRate = 1e-6;
    });
  });
}

/**
 * Set the timer of a toast to a tenth of a second before its end, and let it run unless it is paused.
 * @returns the duration of the toast, in ms
 */
export const fastForwardToast = (page: Page): Promise<number> =>
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
