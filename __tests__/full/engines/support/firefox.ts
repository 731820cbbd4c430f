// Firefox, by Puppeteer.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { plainFonts } from "../../../browser/support/plain-fonts";
import type { Engine, StartOptions } from "./tab";

/** Return where Debian's package firefox-esr, or Firefox's own packages, have put it. */
export const findFirefox = () =>
  ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((file) => existsSync(file));

/** What engines find in their environment: a home of their own, the time and fonts of the tests. */
export function environment(home: string): Record<string, string> {
  return {
    ...(process.env as Record<string, string>),
    HOME: home,
    TZ: "Europe/Sarajevo",
    ...(plainFonts && { FONTCONFIG_FILE: plainFonts }),
  };
}

/** Scroll bars that take no room, as on phones, and no request that the site has not asked for. */
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
    env: environment(home),
    extraPrefsFirefox: preferences,
  });
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  // Firefox does not give the first tab the default one.
  await page.setViewport({ width, height }).catch((error: Error) => {
    // Firefox 140 sets the size, but does not know the orientation that Puppeteer sends with it.
    if (!error.message.includes("setScreenOrientationOverride")) throw error;
  });
  await page.evaluateOnNewDocument(script);
  return {
    goto: (url) => page.goto(url),
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
    close: async () => {
      await browser.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
