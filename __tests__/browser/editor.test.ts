import { expect, test } from "@playwright/test";

test("the editor opens with files of this site only, and keeps to its policy", async ({ page }) => {
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && !host.startsWith("localhost")) foreign.push(request.url());
  });
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));
  // Chromium's console is silent about an `eval` that is tried.
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(effectiveDirective, blockedURI),
    );
  });
  await page.goto("/admin");
  await expect(page.getByRole("button").first()).toBeVisible();
  await page.evaluate(() => document.fonts.load("16px Figtree", "čćđšž"));
  expect(await page.evaluate(() => document.fonts.check("16px Figtree", "čćđšž"))).toBe(true);
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});
