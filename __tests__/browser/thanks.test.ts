import type { Locator, Page } from "@playwright/test";
import { expect, open, screens, settled, test } from "./support/site";

const title = "Hvala, Vaš upit je poslan.";
const thanks = (page: Page) => page.getByRole("heading", { name: title });
const submit = (page: Page) => page.locator("form button[type=submit]");
const message = (page: Page) => page.getByRole("textbox", { name: "Poruka" });
const top = async (what: Locator) => (await what.boundingBox())?.y;

test.beforeEach(async ({ page }) => {
  await page.route("**/api/v1.0/email/send", (route) => route.fulfill({ body: "OK" }));
  await open(page, "/contact");
});

for (const [name, size] of Object.entries(screens)) {
  test(`stand below the button once the toast has gone, and move nothing above (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await submit(page).scrollIntoViewIfNeeded();
    const before = [await top(message(page)), await top(submit(page))];
    await submit(page).press("Enter");
    await expect(page.getByText("Hvala što ste nas kontaktirali!")).toBeVisible();
    await expect(page.getByText("Hvala što ste nas kontaktirali!")).toBeHidden({
      timeout: 20_000,
    });
    await expect(thanks(page)).toBeVisible();
    expect([await top(message(page)), await top(submit(page))]).toEqual(before);
    await expect(submit(page)).toBeFocused();
    const button = await submit(page).boundingBox();
    expect(await top(thanks(page))).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
    const call = page.getByRole("form").getByRole("link", { name: "Nazovi +387 61 000 001" });
    await expect(call).toHaveAttribute("href", "tel:+38761000001");
  });
}

test("go with the next letter typed", async ({ page }) => {
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await message(page).pressSequentially("D");
  await expect(thanks(page)).toBeHidden();
  await expect(message(page)).toHaveValue("D");
});

test("go with the page", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Galerija" }).click();
  await settled(page, "Galerija");
  await page.getByRole("banner").getByRole("link", { name: "Zakaži posjetu" }).click();
  await settled(page, "Jedva čekamo da Vas upoznamo!");
  await expect(thanks(page)).toBeHidden();
});

test("each sentence is announced once: the toast thanks, the form says what happens next", async ({
  page,
}) => {
  // What the live regions of the page come to hold, one after the other.
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll("[role=status], [role=alert]")) {
        const text = region.textContent ?? "";
        if (text && !heard.includes(text)) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await submit(page).click();
  await expect(page.getByText("Hvala što ste nas kontaktirali!")).toBeVisible();
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const said = heard.join(" ").replaceAll("\u00A0", " ");
  expect(said.match(/Hvala/g)).toHaveLength(1);
  expect(said.match(/Javit ćemo Vam se/g)).toHaveLength(1);
  expect(said.match(/Nazovi \+387 61 000 001/g)).toHaveLength(1);
});
