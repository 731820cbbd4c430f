import { expectNothingFound } from "../support/axe";
import { expect, hydrated, screens, settled, test } from "./support/site";
import { states } from "./support/states";

test.use({
  allowsErrors: true,
  viewport: screens.desktop,
  contextOptions: { reducedMotion: "reduce" },
});

test("a page that throws while rendering shows the view of an unknown address inside the shell, with a button to reload", async ({
  page,
}) => {
  await states.brokenPage(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not here");
  await expect(page.locator("main")).toContainText("nije mogla prikazati");
  await expectNothingFound(page, [screens.desktop.width]);
  await page.getByRole("main").getByRole("link", { name: "Pogledaj galeriju" }).click();
  await settled(page, "Galerija");
});

test("links that do not fit beside each other go to another line, each in one piece", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/nema-je");
  await hydrated(page);
  const list = page.getByRole("navigation", { name: "Korisni linkovi" }).getByRole("list");
  await list.evaluate((element) => {
    element.append(...[...element.children].map((child) => child.cloneNode(true)));
  });
  const links = await list.getByRole("link").all();
  expect(links).toHaveLength(6);
  for (const link of links) expect((await link.boundingBox())?.height).toBeLessThan(50);
});
