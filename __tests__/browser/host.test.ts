// What a host of the site has to do, on our own server.
import { expect, open, pages, settled, test } from "./support/site";

test("every page answers at its address, and an unknown one with the 404 page", async ({
  request,
}) => {
  for (const { path } of pages) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["content-type"], path).toBe("text/html;charset=utf-8");
  }
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
