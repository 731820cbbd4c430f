import { expect, open, screens, test } from "./support/site";

test("a click anywhere on a perk card follows its link, though the card rises", async ({
  page,
}) => {
  await page.setViewportSize(screens.desktop);
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  for (const [x, y] of [
    [0.5, 0.01],
    [0.5, 0.99],
    [0.8, 0.88],
  ] as const) {
    await open(page, "/");
    const box = await cards.first().boundingBox();
    if (!box) throw new Error("There is no card.");
    const position = { x: box.width * x, y: box.height * y };
    await cards.first().hover({ position });
    await cards.first().click({ position });
    await expect(page, `${x} ${y}`).toHaveURL("/program");
  }
});
