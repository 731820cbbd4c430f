// What a host of the site has to do, on our own server.
import { expect, open, settled, test } from "./support/test";

// content/links.test.ts asks for every page.
test("an unknown address answers with the 404 page", async ({ request }) => {
  for (const path of ["/nema", "/nema/", "/gallery/foto1.webp", "/.git", "/static", "/icons/"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain("This page is not here");
  }
});

test("a page served with a trailing slash gets its address without it", async ({ page }) => {
  await open(page, "/program/");
  await expect(page).toHaveURL("/program");
  await settled(page, "Naš program");
});
