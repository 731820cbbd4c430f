// What depends on date and time, for a visitor in another time zone. Unit tests check which status belongs to which
// moment.
import { expect, open, screens, test } from "./support/test";
import { expectNoClippedText } from "./support/texts";

test.use({ timezoneId: "America/Los_Angeles", viewport: screens.phone });

test("a notice disappears after its last day without a new build", async ({ page }) => {
  const notice = page.getByRole("heading", { name: "Upisi za novu školsku godinu" });
  for (const [at, count] of [
    ["2099-12-31T22:59:00Z", 1],
    ["2099-12-31T23:00:00Z", 0],
  ] as const) {
    await page.clock.setFixedTime(new Date(at));
    await open(page, "/");
    await expect(page.locator("main [data-longest] p").first()).toBeVisible();
    await expect(notice, at).toHaveCount(count);
  }
});

test("the moment of now is marked while the centre is open", async ({ page }) => {
  const current = page.locator("li[aria-current=time]");
  const arc = page.locator("div.themed[aria-hidden]");
  for (const [at, moment, hours] of [
    // A Tuesday at 06:29, 06:30, 11:40 and 17:59; a Friday, until 16:00, and after.
    ["2094-10-05T04:29:00Z", "", /06:30h.*18:00h/],
    ["2094-10-05T04:30:00Z", "06:30hsadaDobro jutro", "06:30h06:30hsada18:00h"],
    ["2094-10-05T09:40:00Z", "11:00hsadaNa zraku", "06:30h11:40hsada smo na otvorenom18:00h"],
    ["2094-10-05T15:59:00Z", "15:30hsadaMuzika i ples", "06:30h17:59hsada18:00h"],
    ["2094-10-08T13:59:00Z", "15:30hsadaMuzika i ples", "06:30h15:59hsada16:00h"],
    ["2094-10-08T14:00:00Z", "", /09:00h.*sutra.*13:00h/],
    // A Sunday and a closed Monday.
    ["2094-10-10T09:40:00Z", "", /06:30h.*sutra.*18:00h/],
    ["2094-03-01T09:40:00Z", "", /06:30h.*sutra.*18:00h/],
  ] as const) {
    await page.clock.setFixedTime(new Date(at));
    await open(page, "/program");
    await expect(arc, at).toContainText(hours);
    await expect(current, at).toHaveCount(moment ? 1 : 0);
    if (moment) await expect(current, at).toContainText(moment);
  }
});

test("the sun stands where the day is", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2094-10-05T09:40:00Z"));
  await open(page, "/program");
  const sun = page.locator("[data-moving=sun]");
  const place = await sun.evaluate((one) => getComputedStyle(one).getPropertyValue("--progress"));
  expect(Number(place)).toBeCloseTo(0.45);
});

test("any number of moments with the longest words fits", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2094-10-05T09:40:00Z"));
  for (const size of ["smallest", "desktop"] as const)
    for (const count of [1, 20]) {
      await page.setViewportSize(screens[size]);
      await open(page, "/program");
      const current = page.locator("li[aria-current=time]");
      await current.evaluate((row, total) => {
        row.querySelector("h3")?.replaceChildren("Otorinolaringologija i više");
        row.parentElement?.replaceChildren(
          ...Array.from({ length: total }, () => row.cloneNode(true)),
        );
      }, count);
      await expectNoClippedText(page, `${count} moments, ${size}`);
      const [badge, what] = await Promise.all(
        ["time + b", "h3"].map((part) => current.first().locator(part).boundingBox()),
      );
      if (!badge || !what) throw new Error("no badge");
      const isBeside = badge.x > what.x + what.width;
      expect(isBeside || badge.y + badge.height < what.y).toBe(true);
    }
});
