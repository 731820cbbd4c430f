// Measures how long a touch soon after the first paint takes to have a visible effect.
import { type Browser, chromium } from "@playwright/test";
import { startServer } from "../server/server";
import { PUBLIC_DIR } from "../system/paths";
import { findBrowser } from "../testing/browser";
import { median } from "./lighthouse";

/** Simulated networks: latency in ms, bytes per second. */
const networks = {
  "slow 3G": { latency: 400, bytes: 400_000 / 8 },
  "slow 4G": { latency: 150, bytes: 1_600_000 / 8 },
};
/** When the touch happens, in ms after the first paint. */
const delays = [0, 500, 1500];
const cpuSlowdown = 4;
const runs = 3;
/** A touch without an effect after this many ms counts as "never". */
const timeoutMs = 12_000;

/** What is touched, and the selector that matches once the touch has had its effect. */
const touches = [
  {
    name: "burger on `/`",
    path: "/",
    target: "[commandfor][command=show-modal]",
    effect: "dialog[open]",
  },
  { name: "section on `/program`", path: "/program", target: "summary", effect: "details[open]" },
  {
    name: "photo in `/gallery`",
    path: "/gallery",
    target: "#slika-1 a",
    effect: "[aria-busy=true], [aria-modal=true]",
  },
  {
    name: "form on `/contact`",
    path: "/contact",
    target: "form [type=submit]",
    effect: "form[aria-busy=true]",
  },
];

type Touch = (typeof touches)[number];

/**
 * @param url of the site
 * @returns ms from the touch to the first frame with its effect; infinity for none
 */
async function measureOnce(
  browser: Browser,
  url: string,
  network: { latency: number; bytes: number },
  touch: Touch,
  delay: number,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.bytes,
      uploadThroughput: network.bytes,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.addInitScript(
      ({ target, effect, delay, timeoutMs }) => {
        const touchToEffect = new Promise((done) => {
          new PerformanceObserver((list, observer) => {
            if (list.getEntriesByName("first-contentful-paint").length === 0) return;
            observer.disconnect();
            setTimeout(() => {
              const start = performance.now();
              const look = () => {
                if (document.querySelector(effect)) done(performance.now() - start);
                else if (performance.now() - start < timeoutMs) requestAnimationFrame(look);
                else done(null);
              };
              document
                .querySelector(target)
                ?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
              const element = document.querySelector(target);
              if (element instanceof HTMLElement) element.click();
              requestAnimationFrame(look);
            }, delay);
          }).observe({ type: "paint", buffered: true });
        });
        Object.assign(window, { touchToEffect });
      },
      { target: touch.target, effect: touch.effect, delay, timeoutMs },
    );
    await page.goto(url + touch.path, { waitUntil: "commit" });
    const ms = await page.evaluate(
      (): Promise<number | null> => Reflect.get(window, "touchToEffect"),
    );
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
      for (const network of Object.values(networks)) {
        const figures: string[] = [];
        for (const delay of delays) {
          const times: number[] = [];
          for (let run = 0; run < runs; run += 1) {
            times.push(await measureOnce(browser, server.url, network, touch, delay));
          }
          const ms = median(times);
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
