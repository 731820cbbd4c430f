import { expect, open, screens, sectionRow, test } from "./support/site";

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/program");
});

test("opens with title and introduction", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Naš program");
  await expect(page.locator("main")).toContainText("Dan u centru ima svoj red");
});

test("lists four check items, each with a drawing and a tick", async ({ page }) => {
  const list = page.getByRole("list").filter({ hasText: "Cjelodnevni boravak" });
  const items = list.getByRole("listitem");
  await expect(items.getByRole("heading")).toHaveText([
    "Cjelodnevni boravak",
    "Siguran i inspirativan prostor",
    "Raznovrstan program aktivnosti",
    "Posvećeni odgajatelji",
  ]);
  await expect(items.locator("img")).toHaveCount(4);
  await expect(items.locator("svg")).toHaveCount(4);
});

test("closes with a paragraph for parents and a photo", async ({ page }) => {
  await expect(page.getByRole("heading", { name: "Za roditelje" })).toBeVisible();
  await expect(page.locator("main")).toContainText("Vi poznajete svoje dijete");
  const photo = page.getByRole("img", { name: /Stol u učionici/ });
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test("has all drawings, also those of its sections, from one file", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/program");
  for (const { name } of sections) await sectionRow(page, name).click();
  const drawings = page.locator('main img[src*="/icons/"]');
  await expect(drawings).toHaveCount(14);
  for (const drawing of await drawings.all()) {
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(asked.filter((path) => path.startsWith("/icons/"))).toEqual(["/icons/paper.svg"]);
});

const sections = [
  {
    name: "Obrazovne aktivnosti",
    parts: [
      "Edukativne aktivnosti",
      "Kreativne radionice",
      "Muzika i ples",
      "Fizička aktivnost",
      "Priroda i okolina",
      "Odmor i samostalnost",
    ],
  },
  { name: "Prostor dnevnog boravka", parts: ["Prostor za boravak", "Radionice i učionica"] },
];

for (const { name, parts } of sections) {
  test(`”${name}” is closed at first and toggles by its header row`, async ({ page }) => {
    const button = sectionRow(page, name);
    const section = page.getByRole("group").filter({ has: button });
    const part = (title: string) => page.getByText(title, { exact: true });
    await expect(section).not.toHaveAttribute("open");
    for (const title of parts) await expect(part(title)).toBeHidden();

    // Anywhere in the row: its padding, the drawing, the text, the arrow.
    const box = await button.boundingBox();
    const row = await section.boundingBox();
    if (!box || !row) throw new Error("the header row has no box");
    expect(box.width).toBeGreaterThan(row.width - 2);
    for (const x of [8, 60, box.width * 0.6, box.width - 60, box.width - 8]) {
      const before = await section.getAttribute("open");
      await button.click({ position: { x, y: box.height / 2 } });
      expect(await section.getAttribute("open")).not.toBe(before);
    }
    await expect(section).toHaveAttribute("open");
    for (const title of parts) await expect(part(title)).toBeVisible();
    const angle = () =>
      button
        .locator("span")
        .last()
        .evaluate((arrow) => new DOMMatrix(getComputedStyle(arrow).transform).a);
    await expect.poll(angle).toBeCloseTo(-1, 3);

    await button.click();
    await expect(section).not.toHaveAttribute("open");
    for (const title of parts) await expect(part(title)).toBeHidden();
    await expect.poll(angle).toBeCloseTo(1, 3);
  });
}

test("the space section holds 17 photos, numbered 1 to 17", async ({ page }) => {
  await sectionRow(page, "Prostor dnevnog boravka").click();
  const photos = page.getByRole("list", { name: "Slike prostora" }).locator("img");
  await expect(photos).toHaveCount(17);
  for (let number = 1; number <= 17; number += 1) {
    const photo = photos.nth(number - 1);
    await expect(photo).toHaveAttribute("alt", `Prostor centra, slika ${number}`);
    await expect(photo).toHaveAttribute("src", new RegExp(`/${number}\\.webp$`));
  }
  await photos.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => photos.last().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
});

test("a closed section stays in the page, and opens for an address that names a part of it", async ({
  page,
}) => {
  const activities = page.locator("details").first();
  const premises = page.locator("details").last();
  await expect(activities).toContainText("Muzika i ples");
  await page.route("**/*.js", () => undefined);
  await page.goto("about:blank");
  await page.goto("/program#prostor-3");
  await expect(premises).toHaveAttribute("open");
  await expect(activities).not.toHaveAttribute("open");
});

test("prints with every section open", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Muzika i ples", { exact: true })).toBeVisible();
  await expect(page.getByText("Radionice i učionica", { exact: true })).toBeVisible();
});
