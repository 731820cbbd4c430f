// Chromium and Firefox, by Puppeteer.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { installedBrowser } from "../../../../scripts/testing/browser";
import { installedFirefox } from "../../../../scripts/testing/engines";
import { plainFonts } from "../../../browser/support/plain-fonts";
import type { Engine, StartOptions } from "./engine";

/** What all engines find in their environment: a home of their own, the time and fonts of the tests. */
export function environment(home: string): Record<string, string> {
  return {
    ...(process.env as Record<string, string>),
    HOME: home,
    TZ: "Europe/Sarajevo",
    ...(plainFonts && { FONTCONFIG_FILE: plainFonts }),
  };
}

const chromiumArguments = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--lang=bs",
];

/** Scroll bars that take no room, as on phones, and no request that the site has not asked for. */
const firefoxPreferences = {
  "ui.useOverlayScrollbars": 1,
  "intl.accept_languages": "bs,en",
  "network.dns.disablePrefetch": true,
  "app.update.enabled": false,
};

/** @throws Error if the browser is not installed */
export async function startPuppeteer(
  browserName: "chrome" | "firefox",
  { width, height, script }: StartOptions,
): Promise<Engine> {
  const executablePath = browserName === "chrome" ? installedBrowser() : installedFirefox();
  if (!executablePath) throw new Error(`${browserName} is not installed.`);
  const home = mkdtempSync(path.join(tmpdir(), `sanjalica-${browserName}-`));
  const browser = await puppeteer.launch({
    browser: browserName,
    executablePath,
    headless: true,
    env: environment(home),
    args: browserName === "chrome" ? chromiumArguments : [],
    extraPrefsFirefox: firefoxPreferences,
  });
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  // Firefox does not give the first tab the default one.
  await page.setViewport({ width, height });
  if (script) await page.evaluateOnNewDocument(script);
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    drag: async ([start, ...ways]) => {
      if (!start) return;
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      for (const { x, y } of ways) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    press: async (keys) => {
      // Puppeteer knows no key for a letter such as č.
      for (const key of keys)
        await (key.length === 1 ? page.keyboard.type(key) : page.keyboard.press(key as KeyInput));
    },
    back: async () => {
      await page.evaluate(() => history.back());
    },
    reload: async () => {
      await page.reload();
    },
    close: async () => {
      await browser.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
