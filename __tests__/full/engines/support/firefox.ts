// Firefox, driven by Puppeteer.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { plainFonts } from "../../../browser/support/plain-fonts";
import type { Engine, StartOptions } from "./tab";

/** Return the path of Firefox, from Debian's package firefox-esr or from Mozilla; undefined if it is missing. */
export const findFirefox = () =>
  ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((file) => existsSync(file));

/** Return the environment of an engine: a home folder of its own, the time zone and the fonts of the tests. */
export function createEnvironment(home: string): Record<string, string> {
  return {
    ...(process.env as Record<string, string>),
    HOME: home,
    TZ: "Europe/Sarajevo",
    ...(plainFonts && { FONTCONFIG_FILE: plainFonts }),
  };
}

/** Overlay scroll bars, as on phones, and no requests by the browser itself. */
const preferences = {
  "ui.useOverlayScrollbars": 1,
  "intl.accept_languages": "bs,en",
  "network.dns.disablePrefetch": true,
  "app.update.enabled": false,
};

export async function startFirefox({ width, height, script }: StartOptions): Promise<Engine> {
  const home = mkdtempSync(path.join(tmpdir(), "sanjalica-firefox-"));
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    env: createEnvironment(home),
    extraPrefsFirefox: preferences,
  });
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  // Puppeteer's default viewport is not applied to the first tab of Firefox.
  await page.setViewport({ width, height }).catch((error: Error) => {
    // Firefox 140 sets the size, but does not know the orientation that Puppeteer sends with it.
    if (!error.message.includes("setScreenOrientationOverride")) throw error;
  });
  await page.evaluateOnNewDocument(script);
  return {
    goto: (url) => page.goto(url),
    run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    drag: async (start, ...points) => {
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      for (const { x, y } of points) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    press: async (...keys) => {
      // Puppeteer has no key for letters such as č.
      for (const key of keys)
        await (key.length === 1 ? page.keyboard.type(key) : page.keyboard.press(key as KeyInput));
    },
    close: async () => {
      await browser.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
