import { test as base, expect } from "@playwright/test";
import { screens } from "../../../browser/support/test";
import { findFirefox, startFirefox } from "./firefox";
import { createTab, type Engine, preparation, type Tab } from "./tab";
import { hasWebkit, startWebkit } from "./webkit";

export { expect };

/** Tests of an engine that is not installed are skipped, except in CI. */
const engines = {
  firefox: { isInstalled: () => findFirefox() !== undefined, start: startFirefox },
  webkit: { isInstalled: hasWebkit, start: startWebkit },
} as const;

export interface WorkerFixtures {
  /** The engine of the project (playwright.config.ts). */
  readonly engine: keyof typeof engines;
  /** Return the browser of a size, which all tests of a worker share. */
  readonly getBrowser: (size: keyof typeof screens) => Promise<Engine>;
}

interface Fixtures {
  readonly size: keyof typeof screens;
  /** A tab at the chosen size; the test fails if its pages have script errors. */
  readonly tab: Tab;
}

/** Playwright's test with a tab of the project's engine. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ["firefox", { option: true, scope: "worker" }],
  size: ["phone", { option: true }],
  getBrowser: [
    async ({ engine }, use) => {
      const browsers = new Map<string, Engine>();
      await use(async (size) => {
        const options = { ...screens[size], script: preparation };
        const browser = browsers.get(size) ?? (await engines[engine].start(options));
        browsers.set(size, browser);
        return browser;
      });
      await Promise.allSettled([...browsers.values()].map((browser) => browser.close()));
    },
    { scope: "worker" },
  ],
  tab: async ({ engine, size, getBrowser, baseURL }, use, testInfo) => {
    const isInstalled = engines[engine].isInstalled();
    testInfo.skip(!process.env.CI && !isInstalled, `${engine} is not installed.`);
    const tab = createTab(await getBrowser(size), baseURL);
    await use(tab);
    expect(await tab.evaluate(() => sessionStorage.getItem("test:errors"))).toBeNull();
    await tab.evaluate(() => sessionStorage.clear());
  },
});
