import { type RunningServer, startServer } from "../../scripts/server/server";
import { testedPages } from "../support/pages";
import { sitePrefix, sitePublic } from "../support/tested-site";
import { crawl } from "./support/crawl";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ root: sitePublic, prefix: sitePrefix });
});
afterAll(() => server.close());

it("everything that the site refers to is there", async () => {
  const addresses = testedPages.map(({ path }) => path);
  const { origin } = new URL(server.url);
  const { visited, broken } = await crawl(origin, sitePrefix, addresses);
  expect(broken).toEqual([]);
  // A crawl that stopped early would find nothing broken either.
  expect(visited).toEqual(expect.arrayContaining(addresses.map((path) => sitePrefix + path)));
  for (const ending of [/\.webp$/, /\.js$/, /\.svg$/, /\.woff2$/, /page-data\.json$/]) {
    expect(visited.some((address) => ending.test(address))).toBe(true);
  }
});
