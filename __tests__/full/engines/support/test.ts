import { test as base, expect } from "@playwright/test";
import { hasWebkit, installedFirefox } from "../../../../scripts/testing/engines";
import { screens } from "../../../browser/support/site";
import { startFirefox } from "./firefox";
import { preparation, Tab } from "./tab";
import { startWebkit } from "./webkit";

export { expect };

/** Tests of an engine that is missing are skipped, and the command says so. */
const engines = {
  firefox: { isInstalled: () => installedFirefox() !== undefined, start: startFirefox },
  webkit: { isInstalled: hasWebkit, start: startWebkit },
} as const;

interface WorkerFixtures {
  readonly engine: keyof typeof engines;
  readonly tabs: Map<string, Tab>;
}

interface Fixtures {
  readonly size: keyof typeof screens;
  /** A tab at the chosen size, whose pages have no errors of scripts. */
  readonly tab: Tab;
}

/** Tests of one engine, set by `test.use` at the top of a file. Its browsers serve all tests of the file. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ["firefox", { option: true, scope: "worker" }],
  size: ["phone", { option: true }],
  tabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const tabs = new Map<string, Tab>();
      await use(tabs);
      await Promise.allSettled([...tabs.values()].map((tab) => tab.close()));
    },
    { scope: "worker" },
  ],
  tab: async ({ engine, size, tabs, baseURL }, use, testInfo) => {
    const { isInstalled, start } = engines[engine];
    testInfo.skip(!process.env.CI && !isInstalled(), `${engine} is not installed.`);
    const options = { ...screens[size], script: preparation };
    const tab = tabs.get(size) ?? new Tab(await start(options));
    tabs.set(size, tab);
    tab.base = baseURL ?? "";
    await use(tab);
    expect(await tab.errors()).toEqual([]);
    await tab.eval(() => sessionStorage.clear());
  },
});
