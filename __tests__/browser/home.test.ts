import { expect, open, screens, settled, test } from "./support/site";

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/");
});

test("greets with title, introduction and a photo", async ({ page }) => {
  const hero = page.locator("main section").first();
  await expect(hero.getByRole("heading", { level: 1 })).toHaveText(
    "Mjesto gdje snovi sjaje i učenje je zabavno",
  );
  await expect(hero).toContainText("U centru Sanjalica na Ilidži djeca predškolskog uzrasta");
  const photo = hero.getByRole("img", { name: /Dvorac od drvenih kockica/ });
  await expect(photo).toHaveAttribute("fetchpriority", "high");
  await expect(photo).toHaveAttribute("loading", "eager");
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test("leads from the hero to contact and to the programme", async ({ page }) => {
  const hero = page.locator("main section").first();
  await hero.getByRole("link", { name: "Istraži plan i program", exact: true }).click();
  await expect(page).toHaveURL("/program");
  await settled(page, "Naš program");
  await page.goBack();
  await settled(page, "Mjesto gdje snovi sjaje i učenje je zabavno");
  await hero.getByRole("link", { name: "Zakaži posjetu", exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await settled(page, "Jedva čekamo da Vas upoznamo!");
});

const perks = [
  { title: "Program za cijeli dan", link: "Saznaj više o programu", to: "/program" },
  { title: "Raznovrsne aktivnosti", link: "Saznaj više o aktivnostima", to: "/program" },
  { title: "Priča o našem timu", link: "Saznaj više o našem timu", to: "/about-us" },
];

test("shows three perk cards, each with its button", async ({ page }) => {
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(cards.getByRole("heading")).toHaveText(perks.map(({ title }) => title));
  await expect(cards.getByRole("link")).toHaveText(["Saznaj više", "Saznaj više", "Saznaj više"]);
});

for (const { title, link, to } of perks) {
  test(`the card ”${title}” leads to ${to}`, async ({ page }) => {
    await page.getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(to);
  });
}

test("remembers with three gallery photos and leads to the gallery", async ({ page }) => {
  const memories = page.locator("section", {
    has: page.getByRole("heading", { name: "Uspomene koje čuvamo" }),
  });
  const photos = memories.getByRole("img");
  await expect(photos).toHaveCount(3);
  for (const [index, number] of [17, 11, 10].entries()) {
    await expect(photos.nth(index)).toHaveAttribute("alt", `Slika ${number}`);
    await expect(photos.nth(index)).toHaveAttribute("src", new RegExp(`/${number}\\.webp$`));
  }
  const more = memories.getByRole("link");
  await expect(more).toHaveText("Vidi više...");
  await more.click();
  await expect(page).toHaveURL("/gallery");
});
