import { test as base, expect } from "@playwright/test";
import { screens } from "../../../browser/support/test";
import { findFirefox, startFirefox } from "./firefox";
import { preparation, Tab } from "./tab";
import { hasWebkit, startWebkit } from "./webkit";

export { expect };

/** Tests of an engine that is not installed are skipped, except in CI. */
const engines = {
  firefox: { isInstalled: () => findFirefox() !== undefined, start: startFirefox },
  webkit: { isInstalled: hasWebkit, start: startWebkit },
} as const;

interface WorkerFixtures {
  readonly engine: keyof typeof engines;
  /** Return the tab of a size, which all tests of a file share. */
  readonly getTab: (size: keyof typeof screens) => Promise<Tab>;
}

interface Fixtures {
  readonly size: keyof typeof screens;
  /** A tab at the chosen size; the test fails if its pages have script errors. */
  readonly tab: Tab;
}

/** Playwright's test with a tab of the engine that `test.use` sets for a file. All tests of the file share browsers. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ["firefox", { option: true, scope: "worker" }],
  size: ["phone", { option: true }],
  getTab: [
    async ({ engine }, use) => {
      const tabs = new Map<string, Tab>();
      await use(async (size) => {
        const options = { ...screens[size], script: preparation };
        const tab = tabs.get(size) ?? new Tab(await engines[engine].start(options));
        tabs.set(size, tab);
        return tab;
      });
      await Promise.allSettled([...tabs.values()].map((tab) => tab.close()));
    },
    { scope: "worker" },
  ],
  tab: async ({ engine, size, getTab, baseURL }, use, testInfo) => {
    const isInstalled = engines[engine].isInstalled();
    testInfo.skip(!process.env.CI && !isInstalled, `${engine} is not installed.`);
    const tab = await getTab(size);
    tab.base = baseURL ?? "";
    await use(tab);
    expect(await tab.takeErrors()).toEqual([]);
    await tab.eval(() => sessionStorage.clear());
  },
});
