import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { addDays } from "../../../src/domain/dates";
import { onDates } from "../../../src/domain/day-words";
import { type FullSite, soon } from "../support/full-site";

const soonTitle = `Zatvoreno ${onDates(soon.from, soon.to)}`;

/** Noon of a day in Sarajevo, or an hour later. */
const noon = (date: string) => new Date(`${date}T11:00:00Z`);

/** Opens a page at a moment for a visitor in Los Angeles, and adds up how far things moved. */
async function openAt(
  { browser, url }: FullSite,
  route: string,
  moment: Date,
  javaScriptEnabled = true,
) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: "America/Los_Angeles",
    javaScriptEnabled,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load/.test(message.text()))
      complaints.push(message.text());
  });
  await page.route(
    ({ href }) => !href.startsWith(url),
    (request) => request.abort(),
  );
  await page.clock.setFixedTime(moment);
  await page.addInitScript(() => {
    const observe = (list: PerformanceObserverEntryList) => {
      const sum = list.getEntries().reduce((all, entry) => all + Reflect.get(entry, "value"), 0);
      Object.assign(window, { moved: Reflect.get(window, "moved") + sum });
    };
    Object.assign(window, { moved: 0 });
    new PerformanceObserver(observe).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`${url}${route}`);
  return { page, complaints, close: () => context.close() };
}

const chipSays = (page: Page, text: string) =>
  page.locator("[data-longest] p", { hasText: text }).first().waitFor({ state: "attached" });
const shown = (page: Page, selector: string) =>
  page
    .locator(`${selector}:not([hidden])`)
    .evaluateAll((all) => all.map(({ textContent }) => textContent));

/** Hours, closures and notices, on the days that change what shows. */
export function testDays(site: FullSite): void {
  describe("hours that differ by day", () => {
    const lines = [
      "Od ponedjeljka do četvrtka: 06:30h do 18:00h",
      "Petkom: 06:30h do 16:00h",
      "Subotom: 09:00h do 13:00h",
    ];

    it.each(["main", "footer"])(
      "stand in the %s of the contact page, with Sunday's text",
      (place) => {
        const text = site.documentOf("contact/index.html").querySelector(place)?.textContent;
        for (const line of [...lines, "Nedjeljom: prilagođeno planiranim radionicama"]) {
          expect(text).toContain(line);
        }
      },
    );

    it("stand in the hero and in the structured data", () => {
      const home = site.documentOf("index.html");
      const hours = [...home.querySelectorAll("main p")].map(({ textContent }) => textContent);
      expect(hours).toEqual(expect.arrayContaining(lines));
      const data = home.querySelector("script[type='application/ld+json']")?.textContent ?? "";
      expect(JSON.parse(data).openingHoursSpecification).toHaveLength(3);
      // Of the closures only the one that is near.
      expect(JSON.parse(data).specialOpeningHoursSpecification).toEqual([
        expect.objectContaining({ validFrom: soon.from, validThrough: soon.to }),
      ]);
    });
  });

  it("the built page shows what its day shows, holds what is near, and nothing that is over", () => {
    const notes = [...site.documentOf("index.html").querySelectorAll<HTMLElement>("main article")];
    expect(notes.map(({ hidden, children: [title] }) => [title?.textContent, hidden])).toEqual([
      [soonTitle, true],
      ["Upisi za novu školsku godinu", false],
    ]);
  });

  describe("in a browser", () => {
    // By the fixture's year, in which days of the week are those of 2027.
    it.each([
      ["its eve", "2094-02-28T22:59:00Z", "Nedjeljom: prilagođeno"],
      [
        "its first minute",
        "2094-02-28T23:00:00Z",
        "Zatvoreno danas: Dan nezavisnosti. Otvara se sutra u 06:30h",
      ],
      [
        "its last minute",
        "2094-03-01T22:59:00Z",
        "Zatvoreno danas: Dan nezavisnosti. Otvara se sutra u 06:30h",
      ],
      ["the next morning", "2094-03-02T05:30:00Z", "Otvoreno sada, do 18:00h"],
      ["a Friday at 16:00", "2094-03-05T15:00:00Z", "Zatvoreno, otvaramo sutra u 09:00h"],
      [
        "a weekend within a closure",
        "2094-07-17T10:00:00Z",
        "Zatvoreno danas: Kolektivni godišnji odmor. Otvara se 24. jula u 09:00h",
      ],
      [
        "New Year's Eve",
        "2094-12-31T22:59:00Z",
        "Zatvoreno danas: Novogodišnji praznici. Otvara se u utorak u 06:30h",
      ],
    ])(
      "the chip is right on %s",
      async (_, at, text) => {
        const { page, complaints, close } = await openAt(site, "/contact", new Date(at));
        await chipSays(page, text);
        expect(complaints).toEqual([]);
        await close();
      },
      60_000,
    );

    it.each(["/", "/contact"])(
      "announces a closure from its day on, and nothing moves: %s",
      async (route) => {
        const selector = route === "/" ? "main article" : "main dd[data-from]";
        for (const [day, isThere] of [
          [addDays(soon.from, -31), false],
          [addDays(soon.from, -30), true],
          [soon.to, true],
          [addDays(soon.to, 1), false],
        ] as const) {
          const { page, complaints, close } = await openAt(site, route, noon(day));
          await page.locator("[data-longest] p").first().waitFor({ state: "attached" });
          const texts = (await shown(page, selector)).filter((text) => text?.startsWith(soonTitle));
          expect([day, texts.length]).toEqual([day, isThere ? 1 : 0]);
          expect(await page.evaluate(() => Reflect.get(window, "moved"))).toBeLessThan(0.001);
          expect(complaints).toEqual([]);
          await close();
        }
      },
      60_000,
    );

    it("shows a notice from its first day to its last, though nobody has built since", async () => {
      for (const [at, isThere] of [
        ["2094-02-19T22:59:00Z", false],
        ["2094-02-19T23:00:00Z", true],
        ["2094-03-05T22:59:00Z", true],
        ["2094-03-05T23:00:00Z", false],
      ] as const) {
        const { page, close } = await openAt(site, "/", new Date(at));
        const note = page.locator("main article:not([hidden])", { hasText: "Vrelo Bosne" });
        await chipSays(page, " ");
        if (isThere) await note.waitFor();
        expect([at, await note.count()]).toEqual([at, isThere ? 1 : 0]);
        await close();
      }
    }, 60_000);

    it("shows without scripts what the day of building showed, and no status", async () => {
      const { page, close } = await openAt(site, "/", noon("2094-03-01"), false);
      expect(await page.locator("main article:visible h2").allTextContents()).toEqual([
        "Upisi za novu školsku godinu",
      ]);
      expect(await page.getByText("Zatvoreno").filter({ visible: true }).count()).toBe(0);
      await close();
    }, 60_000);

    it.each(["/", "/contact"])(
      "axe finds nothing on a closed day: %s",
      async (route) => {
        const { page, close } = await openAt(site, route, noon("2094-03-01"));
        await chipSays(page, "Zatvoreno danas");
        const { violations } = await new AxeBuilder({ page }).include("main").analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
          [],
        );
        await close();
      },
      60_000,
    );
  });
}
