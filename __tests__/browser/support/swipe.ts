import type { Page } from "@playwright/test";
import { frames } from "./site";

/** Swipes with one finger, from a point by a distance, both in px. */
export async function swipe(
  page: Page,
  from: { x: number; y: number },
  by: { x?: number; y?: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 12;
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (let step = 1; step <= steps; step += 1) {
    const point = {
      x: from.x + ((by.x ?? 0) * step) / steps,
      y: from.y + ((by.y ?? 0) * step) / steps,
    };
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
    await frames(page, 1);
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
