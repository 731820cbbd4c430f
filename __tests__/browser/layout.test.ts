import { watchShifts } from "./support/shifts";
import {
  expect,
  menuPages,
  open,
  pages,
  rowBreakpoint,
  screens,
  settled,
  test,
} from "./support/site";

for (const { path, title } of pages) {
  test(`${path} answers with its headline, the language and one main heading`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "bs");
    await expect(page.locator("h1")).toHaveText([title]);
  });

  test(`${path} has the logo and the links of the menu in the header, its own marked as current`, async ({
    page,
  }) => {
    await page.setViewportSize(screens.desktop);
    await open(page, path);
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Sanjalica, početna stranica" })).toBeVisible();
    const links = header.getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(menuPages.map(({ label }) => label));
    await expect(links.and(page.locator("[aria-current=page]"))).toHaveText(
      menuPages.filter((entry) => entry.path === path).map(({ label }) => label),
    );
  });
}

test("highlights the active link and shows the contact link as a solid button", async ({
  page,
}) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/program");
  const links = page.getByRole("banner").getByRole("navigation");
  const strip = (name: string) =>
    links
      .getByRole("link", { name, exact: true })
      .evaluate((link) => new DOMMatrix(getComputedStyle(link, "::after").transform).a);
  expect(await strip("Program")).toBeGreaterThan(0.9);
  expect(await strip("Galerija")).toBeCloseTo(0, 2);
  const action = links.getByRole("link", { name: "Zakaži posjetu" });
  await expect(action).toHaveCSS("background-color", "rgb(206, 67, 37)");
  await expect(links.getByRole("link", { name: "Galerija" })).toHaveCSS(
    "background-color",
    "rgba(0, 0, 0, 0)",
  );
});

for (const size of ["phone", "tablet"] as const) {
  test(`replaces the navigation by a burger menu with the same five links (${size})`, async ({
    page,
  }) => {
    await page.setViewportSize(screens[size]);
    await open(page, "/program");
    const inHeader = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(inHeader).toHaveText(size === "tablet" ? ["Zakaži posjetu"] : []);
    const burger = page.getByRole("button", { name: "Otvori meni" });
    await expect(burger).toHaveAttribute("aria-expanded", "false");
    const openIcon = await burger.locator("svg").innerHTML();
    await burger.click();

    const menu = page.getByRole("dialog", { name: "Meni" });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole("navigation").getByRole("link")).toHaveText(
      menuPages.map(({ label }) => label),
    );
    await expect(menu.locator("[aria-current=page]")).toHaveText("Program");
    const close = menu.getByRole("button", { name: "Zatvori meni" });
    await expect(close).toHaveAttribute("aria-expanded", "true");
    expect(await close.locator("svg").innerHTML()).not.toBe(openIcon);
    await close.click();
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
  });
}

test("shows the navigation and no burger on a desktop", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/");
  await expect(page.getByRole("navigation", { name: "Glavna navigacija" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Otvori meni" })).toBeHidden();
});

for (const { path } of pages) {
  test(`${path} ends with the footer: logo, phones, e-mail, address and credit`, async ({
    page,
  }) => {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    await expect(
      footer.getByRole("link", {
        name: "Sanjalica, centar za dnevni boravak, igru i učenje, početna stranica",
      }),
    ).toBeVisible();
    const link = (name: string) => footer.getByRole("link", { name });
    await expect(link("+387 61 000 001")).toHaveAttribute("href", "tel:+38761000001");
    await expect(link("+387 62 000 002")).toHaveAttribute("href", "tel:+38762000002");
    await expect(link("info@sanjalica.example")).toHaveAttribute(
      "href",
      "mailto:info@sanjalica.example",
    );
    await expect(footer).toContainText("Dr. Silve Rizvanbegović 17, Ilidža, Sarajevo");
    await expect(footer.getByText(/2024/)).toHaveText("© 2024 Sanjalica. Sva prava zadržana.");
  });
}

test("goes to the top on every navigation: by link, back and forward", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/gallery");
  const bottom = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const top = () => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await bottom();
  await page.getByRole("contentinfo").getByRole("link", { name: "Program" }).click();
  await settled(page, "Naš program");
  await top();
  await bottom();
  await page.goBack();
  await settled(page, "Galerija");
  await top();
  await bottom();
  await page.goForward();
  await settled(page, "Naš program");
  await top();
});

test("keeps a contact bar at the foot of a phone's screen, and only there", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await open(page, "/");
  const bar = page.getByRole("navigation", { name: "Kontakt" });
  await expect(bar.getByRole("link")).toHaveText(["Nazovi", "Viber", "WhatsApp", "Navigacija"]);
  await expect(bar.getByRole("link").first()).toBeInViewport();
  await page.setViewportSize(screens.tablet);
  await expect(bar).toBeHidden();
});

for (const [name, size] of Object.entries(screens)) {
  test(`no page scrolls sideways (${name}, ${size.width} px)`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const path of [...pages.map((entry) => entry.path), "/nema-je"]) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBe(size.width);
    }
  });
}

test("asks for the fonts once something is painted, and lets them take over together", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Each change of the document's class lays it out with other fonts.
    const changes: string[] = [];
    new MutationObserver((records) => {
      const root = document.documentElement;
      if (records.some(({ target }) => target === root)) changes.push(root.className);
    }).observe(document, { subtree: true, attributeFilter: ["class"] });
    Object.assign(window, { changes });
  });
  await open(page, "/program");
  await page.evaluate(() => window.fontsSettled);
  const { painted, asked, changes } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ startTime }) => startTime),
    changes: Reflect.get(window, "changes"),
  }));
  expect(asked).toHaveLength(2);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
  expect(changes).toEqual(["stand-ins", ""]);
});

test("has its fonts in the first frame where they are in the cache", async ({ page, context }) => {
  await open(page, "/");
  await page.evaluate(() => window.fontsSettled);
  for (const { path } of pages) {
    const again = await context.newPage();
    await again.addInitScript(() => {
      const frames: { at: number; fonts: number }[] = [];
      const count = (at: number) => {
        const own = [...document.fonts].filter(({ family }) =>
          /^"?(Platypi|Figtree)"?$/.test(family),
        );
        frames.push({ at, fonts: own.filter(({ status }) => status === "loaded").length });
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      Object.assign(window, { seenFrames: frames });
    });
    await again.goto(path);
    await expect
      .poll(() =>
        again.evaluate(() => performance.getEntriesByName("first-contentful-paint").length),
      )
      .toBe(1);
    const { painted, frames } = await again.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      frames: Reflect.get(window, "seenFrames"),
    }));
    // What stood in the frame that was painted first.
    expect(frames.filter(({ at }: { at: number }) => at <= painted).at(-1)?.fonts, path).toBe(2);
    await again.close();
  }
});

test("nothing moves when the opening status appears", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.clock.setFixedTime(new Date("2026-11-18T09:00:00Z"));
  // Late fonts move things a little too; stand-ins.test.ts measures that.
  await page.route("**/*.woff2", (route) => route.abort());
  const shift = await watchShifts(page);
  await open(page, "/");
  await expect(page.locator("main").getByText("Otvoreno sada, do 18:00h")).toBeVisible();
  await page.waitForTimeout(300);
  expect(await shift()).toBeLessThan(0.001);
});

for (const [width, isBurger] of [
  [rowBreakpoint - 1, true],
  [rowBreakpoint, false],
] as const) {
  test(`at ${width} px the header shows ${isBurger ? "the burger" : "the menu in a row"}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await open(page, "/program");
    const header = page.getByRole("banner");
    const links = header.getByRole("navigation").getByRole("link");
    await expect(header.getByRole("button", { name: "Otvori meni" })).toBeVisible({
      visible: isBurger,
    });
    await expect(links.filter({ visible: true })).toHaveCount(isBurger ? 1 : menuPages.length);
  });
}
