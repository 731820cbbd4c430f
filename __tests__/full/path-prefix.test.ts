import { tile } from "../browser/support/tile";
import { crawl } from "../content/support/crawl";
import { pages } from "../support/pages";
import { copyProject, limitMs, type Project } from "./support/project";
import { type PublishedProject, publish } from "./support/published-project";

const prefix = "/sanjalica";

let project: Project;
let published: PublishedProject;

beforeAll(async () => {
  project = copyProject();
  published = await publish(project, prefix);
}, limitMs);

afterAll(async () => {
  await published?.close();
  project.remove();
});

it(
  "everything resolves below the prefix",
  async () => {
    const addresses = pages.map(({ path }) => path);
    const { origin } = new URL(published.server.url);
    const { visited, broken } = await crawl(origin, prefix, addresses);
    expect(broken).toEqual([]);
    expect(visited).toEqual(expect.arrayContaining(addresses.map((path) => prefix + path)));
  },
  limitMs,
);

it(
  "navigation, the map and the viewer work",
  async () => {
    const { server, browser } = published;
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
