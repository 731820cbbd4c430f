import { test as base, expect } from "@playwright/test";
import { hasWebkit, installedFirefox } from "../../../../scripts/testing/engines";
import { screens } from "../../../browser/support/site";
import type { EngineName, StartOptions } from "./engine";
import { fakes } from "./fakes";
import { Tab } from "./tab";

export { expect };

type Start = (engine: EngineName, base: string, options: StartOptions) => Promise<Tab>;

/** @returns false where it is missing: its tests are skipped, and the command says so */
const isInstalled: Readonly<Record<EngineName, () => boolean>> = {
  chromium: () => true,
  firefox: () => installedFirefox() !== undefined,
  webkit: hasWebkit,
};

interface Options {
  readonly engine: EngineName;
}

interface Fixtures {
  readonly size: keyof typeof screens;
  /** How else the browser is started. */
  readonly settings: Omit<StartOptions, "width" | "height">;
  /** A tab at the chosen size, whose pages have no errors of scripts. */
  readonly tab: Tab;
  /** Chromium at the same size. */
  readonly reference: Tab;
}

/** Tests of one engine, set by `test.use` at the top of a file. Its browsers serve all tests of the file. */
export const test = base.extend<Fixtures, Options & { readonly start: Start }>({
  engine: ["chromium", { option: true, scope: "worker" }],
  size: ["phone", { option: true }],
  settings: [{ script: fakes }, { option: true }],
  start: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const tabs = new Map<string, Promise<Tab>>();
      await use((engine, address, options) => {
        const key = JSON.stringify([engine, address, options]);
        const tab = tabs.get(key) ?? Tab.start(engine, address, options);
        tabs.set(key, tab);
        return tab;
      });
      const ends = [...tabs.values()].map(async (tab) => (await tab).close());
      await Promise.allSettled(ends);
    },
    { scope: "worker" },
  ],
  tab: async ({ engine, size, settings, start, baseURL }, use, testInfo) => {
    testInfo.skip(!isInstalled[engine](), `${engine} is not installed.`);
    const tab = await start(engine, baseURL ?? "", { ...screens[size], ...settings });
    await use(tab);
    expect(await tab.errors()).toEqual([]);
    await tab.eval(() => sessionStorage.clear());
  },
  reference: ({ size, settings, start, baseURL }, use) =>
    start("chromium", baseURL ?? "", { ...screens[size], ...settings }).then(use),
});
