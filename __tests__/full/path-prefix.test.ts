import { type Browser, chromium } from "@playwright/test";
import { type RunningServer, startServer } from "../../scripts/server/server";
import { installedBrowser } from "../../scripts/testing/browser";
import { tile } from "../browser/support/tile";
import { crawl } from "../content/support/crawl";
import { pages } from "../support/pages";
import { copyProject, limitMs, type Project } from "./support/project";

const prefix = "/sanjalica";

let project: Project;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  project = copyProject();
  const { code, output } = project.run("build", { PATH_PREFIX: prefix });
  if (code !== 0) throw new Error(output);
  server = await startServer({ root: project.path("public"), prefix });
  browser = await chromium.launch({
    executablePath: installedBrowser(),
    args: ["--no-sandbox"],
  });
}, limitMs);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  project.remove();
});

it(
  "everything resolves below the path",
  async () => {
    const addresses = pages.map(({ path }) => path);
    const { visited, broken } = await crawl(new URL(server.url).origin, prefix, addresses);
    expect(broken).toEqual([]);
    expect(visited).toEqual(expect.arrayContaining(addresses.map((path) => prefix + path)));
  },
  limitMs,
);

it(
  "one goes from page to page, to the map and into the viewer",
  async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const complaints: string[] = [];
    const { origin } = new URL(server.url);
    await page.route(
      ({ href }) => !href.startsWith(origin),
      (route) => route.fulfill({ body: tile, contentType: "image/png" }),
    );
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("response", (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(server.url);
    await page.locator("#gatsby-announcer[hidden]").waitFor({ state: "attached" });
    await page.getByRole("banner").getByRole("link", { name: "O nama" }).click();
    await page.waitForURL(`${server.url}/about-us`);
    await page.getByRole("region", { name: /Mapa/ }).scrollIntoViewIfNeeded();
    await page.locator(".leaflet-marker-icon").waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Galerija" }).click();
    await page.waitForURL(`${server.url}/gallery`);
    await page.getByRole("link", { name: "Slika 1, otvori uvećanu" }).click();
    await page.getByRole("dialog", { name: "Pregled slika" }).waitFor();
    expect(complaints).toEqual([]);
  },
  limitMs,
);
