// Scrolls a page from top to bottom on a processor four times slower, and watches for long tasks.
import { chromium } from "@playwright/test";
import { median } from "./median";

const slowdown = 4;
/** One turn of a finger, in px, and the time between two, in ms. */
const step = { px: 240, ms: 60 };

/**
 * @param browser path of Chrome or Chromium
 * @returns the longest task of one scroll
 */
async function scrollOnce(url: string, browser: string): Promise<number> {
  const chrome = await chromium.launch({ executablePath: browser, args: ["--no-sandbox"] });
  try {
    const page = await chrome.newPage({ viewport: { width: 412, height: 823 } });
    await page.goto(url, { waitUntil: "networkidle" });
    // What starting up costs is Lighthouse's to measure.
    await page.waitForTimeout(2000);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return await page.evaluate(async ({ px, ms }) => {
      let longest = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      });
      observer.observe({ type: "longtask" });
      for (let y = 0; y < document.body.scrollHeight; y += px) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
      return Math.round(longest);
    }, step);
  } finally {
    await chrome.close();
  }
}

/** Scrolls that the median is taken of: a stall of the machine looks like a long task. */
const scrolls = 5;

/**
 * @param browser path of Chrome or Chromium
 * @returns the longest task while scrolling, in ms, the median of five scrolls; 0
 *   where none took 50 ms
 */
export async function longestTaskInScroll(url: string, browser: string): Promise<number> {
  const longest: number[] = [];
  for (let run = 0; run < scrolls; run += 1) longest.push(await scrollOnce(url, browser));
  return median(longest);
}
