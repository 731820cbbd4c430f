import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { startServer } from "../../scripts/server/server";
import { findBrowser } from "../../scripts/testing/browser";
import { tile } from "../browser/support/tile";
import { pages } from "../support/pages";
import { crawl } from "./support/crawl";
import { copyProject, type Project } from "./support/project";
import { type StaticHost, serveLike } from "./support/static-hosts";

const prefix = "/sanjalica";
/** Only so that a build that hangs ends; nothing is measured. */
const limitMs = 20 * 60_000;
const closers: (() => void | Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A walk that stops early finds nothing broken either. */
function expectWholeSite(visited: readonly string[], below: string): void {
  expect(visited).toEqual(expect.arrayContaining(pages.map((page) => below + page.path)));
  expect(visited.filter((address) => /\.(?:webp|avif|jpg)$/.test(address)).length).toBeGreaterThan(
    100,
  );
  for (const ending of [/\.js$/, /\.svg$/, /\.woff2$/, /page-data\.json$/, /\/sq\/d\/\d+\.json$/]) {
    expect(visited.some((address) => ending.test(address))).toBe(true);
  }
}

it(
  "every link, anchor, picture, script, style and page data of the site resolves",
  async () => {
    const server = await startServer({ root: "public", mailbox: false });
    closers.push(server.close);
    const { visited, broken } = await crawl(server.url, "");
    expect(broken).toEqual([]);
    expectWholeSite(visited, "");
  },
  limitMs,
);

describe.each<StaticHost>(["GitHub Pages", "Netlify", "Cloudflare Pages"])("on %s", (name) => {
  let origin: string;

  beforeEach(async () => {
    const host = await serveLike(name, "public");
    closers.push(host.close);
    origin = host.origin;
  });

  it(
    "every link resolves without a redirect",
    async () => {
      const { visited, broken } = await crawl(origin, "");
      expect(broken).toEqual([]);
      expectWholeSite(visited, "");
    },
    limitMs,
  );

  it.each(["/program", "/program/", "/program.html", "/program/index.html"])(
    "%s shows the page, after one redirect at most",
    async (address) => {
      const first = await fetch(origin + address, { redirect: "manual" });
      const location = first.headers.get("location");
      const answer = location ? await fetch(origin + location, { redirect: "manual" }) : first;
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("<h1>Naš program</h1>");
    },
  );

  it("an unknown address answers 404 with the page", async () => {
    const answer = await fetch(`${origin}/nema-je`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("This page does not exist");
  });
});

describe("a site below a path of its host", () => {
  let project: Project;
  let browser: Browser;
  const root = () => path.join(project.folder, "public");

  beforeAll(async () => {
    // A letter and its mark apart, as a Mac may write them.
    project = copyProject({ name: "nas\u030Ca stranica", encoded: true });
    project.build({ PATH_PREFIX: prefix, PREFIX_PATHS: "true" });
    browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ["--no-sandbox"],
    });
  }, limitMs);

  afterAll(async () => {
    await browser?.close();
    project.remove();
  });

  it(
    "resolves as well, on our server",
    async () => {
      const server = await startServer({ root: root(), prefix, mailbox: false });
      closers.push(server.close);
      const { visited, broken } = await crawl(new URL(server.url).origin, prefix);
      expect(broken).toEqual([]);
      expectWholeSite(visited, prefix);
    },
    limitMs,
  );

  it(
    "resolves without a redirect on GitHub Pages",
    async () => {
      const host = await serveLike("GitHub Pages", root(), prefix);
      closers.push(host.close);
      const { visited, broken } = await crawl(host.origin, prefix);
      expect(broken).toEqual([]);
      expectWholeSite(visited, prefix);
    },
    limitMs,
  );

  it(
    "runs on GitHub Pages with and without the slash, and from page to page",
    async () => {
      const host = await serveLike("GitHub Pages", root(), prefix);
      closers.push(host.close);
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const complaints: string[] = [];
      await page.route("https://tile.openstreetmap.org/**", (route) =>
        route.fulfill({ body: tile, contentType: "image/png" }),
      );
      page.on("pageerror", ({ message }) => complaints.push(message));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("response", (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
      });
      await page.goto(host.origin + prefix);
      await page.getByRole("link", { name: "Istraži plan i program" }).click();
      await page.waitForURL(`${host.origin}${prefix}/program`);
      for (const address of ["/program", "/program/"]) {
        const response = await page.goto(host.origin + prefix + address);
        expect(response?.status()).toBe(200);
        expect(response?.request().redirectedFrom()).toBeNull();
        await page.waitForURL(`${host.origin}${prefix}/program`);
        await page.getByRole("banner").getByRole("link", { name: "O nama" }).click();
        await page.waitForURL(`${host.origin}${prefix}/about-us`);
        await page.locator("h1", { hasText: "Mjesto gdje djeca rastu" }).waitFor();
      }
      await page.getByRole("region", { name: /Mapa/ }).scrollIntoViewIfNeeded();
      await page.locator(".leaflet-marker-icon").waitFor();
      await page.getByRole("banner").getByRole("link", { name: "Galerija" }).click();
      await page.waitForURL(`${host.origin}${prefix}/gallery`);
      // A photo opens in the viewer once the page lives; before that its link leads to the file.
      await page.locator("#gatsby-announcer[hidden]").waitFor({ state: "attached" });
      await page.getByRole("link", { name: "Slika 1, otvori uvećanu" }).click();
      await page.getByRole("dialog", { name: "Pregled slika" }).waitFor();
      await page.close();
      expect(complaints).toEqual([]);
    },
    limitMs,
  );
});
