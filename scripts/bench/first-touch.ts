// How long a touch takes to show its effect when it comes right after the first paint.
import { type Browser, chromium } from "@playwright/test";
import { startServer } from "../server/server";
import { PUBLIC_DIR } from "../system/paths";
import { findBrowser } from "../testing/browser";
import { median } from "./lighthouse";

/** Latency in ms, bytes a second. */
const lines = {
  "slow 3G": { latency: 400, bytes: 400_000 / 8 },
  "slow 4G": { latency: 150, bytes: 1_600_000 / 8 },
};
/** When the touch comes, in ms after the first paint. */
const moments = [0, 500, 1500];
const slowdown = 4;
const runs = 3;
/** What has shown no effect by then counts as never, in ms. */
const patienceMs = 12_000;

/** What is touched, and how one sees that it was heard: an attribute that appears. */
const touches = [
  {
    name: "burger on `/`",
    path: "/",
    target: "[commandfor][command=show-modal]",
    seen: "dialog[open]",
  },
  { name: "section on `/program`", path: "/program", target: "summary", seen: "details[open]" },
  {
    name: "photo in `/gallery`",
    path: "/gallery",
    target: "#slika-1 a",
    seen: "[aria-busy=true], [aria-modal=true]",
  },
  {
    name: "form on `/contact`",
    path: "/contact",
    target: "form [type=submit]",
    seen: "form[aria-busy=true]",
  },
];

export type Touch = (typeof touches)[number];

/**
 * @param url of the site
 * @returns ms from the touch to the frame that shows its effect; infinity for never
 */
async function measureOnce(
  browser: Browser,
  url: string,
  line: { latency: number; bytes: number },
  touch: Touch,
  moment: number,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.bytes,
      uploadThroughput: line.bytes,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(
      ({ target, seen, moment, patienceMs }) => {
        const effect = new Promise((done) => {
          new PerformanceObserver((list, observer) => {
            if (list.getEntriesByName("first-contentful-paint").length === 0) return;
            observer.disconnect();
            setTimeout(() => {
              const start = performance.now();
              const look = () => {
                if (document.querySelector(seen)) done(performance.now() - start);
                else if (performance.now() - start < patienceMs) requestAnimationFrame(look);
                else done(null);
              };
              document
                .querySelector(target)
                ?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
              const element = document.querySelector(target);
              if (element instanceof HTMLElement) element.click();
              requestAnimationFrame(look);
            }, moment);
          }).observe({ type: "paint", buffered: true });
        });
        Object.assign(window, { effect });
      },
      { target: touch.target, seen: touch.seen, moment, patienceMs },
    );
    await page.goto(url + touch.path, { waitUntil: "commit" });
    const ms = await page.evaluate((): Promise<number | null> => Reflect.get(window, "effect"));
    return ms ?? Number.POSITIVE_INFINITY;
  } finally {
    await page.close();
  }
}

export async function measureFirstTouch() {
  const server = await startServer({ root: PUBLIC_DIR, print: () => {} });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  try {
    for (const touch of touches) {
      const cells: string[] = [];
      for (const line of Object.values(lines)) {
        const figures: string[] = [];
        for (const moment of moments) {
          const all: number[] = [];
          for (let run = 0; run < runs; run += 1) {
            all.push(await measureOnce(browser, server.url, line, touch, moment));
          }
          const ms = median(all);
          figures.push(Number.isFinite(ms) ? `${Math.round(ms)} ms` : "never");
        }
        cells.push(figures.join(" / "));
      }
      console.log(`| ${touch.name} | ${cells.join(" | ")} |`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
