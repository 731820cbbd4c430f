import fs from "node:fs";
import sharp from "sharp";
import { EXAMPLE_URL } from "../../scripts/settings/site-url";
import { allPages } from "../support/pages";
import { documentOf, publicPath, readPublic as read } from "../support/public-files";

const head = (file: string) => documentOf(file).head;

/** Contents or hrefs of the matching elements, as a list, so that duplicates fail too. */
function contents(root: ParentNode, selector: string): (string | null)[] {
  return [...root.querySelectorAll(selector)].map((element) =>
    element.getAttribute(element.tagName === "LINK" ? "href" : "content"),
  );
}

const property = (root: ParentNode, name: string) => contents(root, `meta[property="${name}"]`);
const named = (root: ParentNode, name: string) => contents(root, `meta[name="${name}"]`);

const heads = allPages.map(({ path, built, sky, inSitemap }) => ({
  file: built,
  address: path,
  sky,
  inSitemap,
}));
const pages = heads.filter(({ inSitemap }) => inSitemap);

it.each(pages)("$file has one canonical URL and may be indexed", ({ file, address }) => {
  const document = head(file);
  expect(contents(document, "link[rel=canonical]")).toEqual([EXAMPLE_URL + address]);
  expect(property(document, "og:url")).toEqual([EXAMPLE_URL + address]);
  expect(named(document, "robots")).toEqual([]);
});

it("the 404 page has no canonical URL and is not indexed", () => {
  const document = head("404.html");
  expect(named(document, "robots")).toEqual(["noindex"]);
  expect(contents(document, "link[rel=canonical], meta[property='og:url']")).toEqual([]);
});

describe.each(heads)("the head of $file", ({ file, sky }) => {
  const document = head(file);

  it("has each element once", () => {
    const elements = document.querySelectorAll(
      ":is(meta, link:not([rel=preload]), title):not(noscript *)",
    );
    const keys = [...elements].map(
      (element) =>
        ["property", "name", "rel", "charset", "http-equiv"]
          .map((name) => element.getAttribute(name))
          .find(Boolean) ?? element.tagName,
    );
    expect(keys).toEqual([...new Set(keys)]);
  });

  it("has an image for shared links, with its size and description", async () => {
    const [image = ""] = property(document, "og:image");
    expect(image).toMatch(new RegExp(`^${EXAMPLE_URL}/`));
    const picture = publicPath(new URL(image ?? "").pathname);
    const { width, height } = await sharp(picture).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(property(document, "og:image:width")).toEqual([String(width)]);
    expect(property(document, "og:image:height")).toEqual([String(height)]);
    expect(fs.statSync(picture).size).toBeLessThan(100_000);
    expect(property(document, "og:image:alt")).toEqual([
      "Sanjalica, centar za boravak, igru i učenje djece na Ilidži",
    ]);
    expect(named(document, "twitter:card")).toEqual(["summary_large_image"]);
    expect(property(document, "og:type")).toEqual(["website"]);
  });

  it("has its sky, whose colour is the theme-color, by night on the home page", () => {
    const sheet = fs.readFileSync("src/styles/sky.css", "utf8");
    const isNight = ["daylight", "night"].includes(sky);
    const rule = isNight ? "html {" : `html[data-sky="${sky}"] {`;
    const [, colour] = /--sky: (#\w+);/.exec(sheet.slice(sheet.indexOf(rule))) ?? [];
    expect(named(document, "theme-color")).toEqual([colour]);
    expect(document.closest("html")?.dataset.sky).toBe(sky);
  });

  it("links existing icons, the tab's only after hydration or without scripts", () => {
    const named = (root: string) =>
      contents(document, `${root} > link:is([rel$=icon], [rel=manifest])`);
    expect(named("head")).toEqual(["data:,", "/brand/apple-touch-icon.png"]);
    expect(named("noscript")).toEqual(["/brand/favicon.png"]);
    for (const file of ["/brand/apple-touch-icon.png", "/brand/favicon.png"]) {
      expect(fs.existsSync(publicPath(file))).toBe(true);
    }
  });
});

describe("the web manifest", () => {
  const manifest = JSON.parse(read("manifest.webmanifest"));

  it("has the centre's name and language, and starts at the home page", () => {
    expect(manifest).toMatchObject({
      name: "Sanjalica",
      short_name: "Sanjalica",
      lang: "bs",
      start_url: "/",
      theme_color: "#17234f",
      background_color: "#fff9f0",
    });
  });

  it("has icons of 192 and 512 px, one of them maskable, with their actual size", async () => {
    expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual(
      expect.arrayContaining(["192x192", "512x512"]),
    );
    expect(manifest.icons.some((icon: { purpose?: string }) => icon.purpose === "maskable")).toBe(
      true,
    );
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(publicPath(src)).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
  });
});

it("the touch icon is 180 px wide and opaque, because iOS turns transparency black", async () => {
  const icon = sharp(publicPath("brand/apple-touch-icon.png"));
  const { width, height } = await icon.metadata();
  expect([width, height, (await icon.stats()).isOpaque]).toEqual([180, 180, true]);
});

it("the sitemap lists exactly the pages that may be indexed, without dates", () => {
  const addresses = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(addresses.sort()).toEqual(pages.map(({ address }) => EXAMPLE_URL + address).sort());
  expect(read("sitemap.xml")).not.toContain("lastmod");
});

it("robots.txt allows everything and names the sitemap", () => {
  const lines = read("robots.txt").trim().split("\n");
  expect(lines).toEqual(["User-agent: *", "Allow: /", "", `Sitemap: ${EXAMPLE_URL}/sitemap.xml`]);
});

// Safari on iOS would change the page before React hydrates it.
it.each(heads)("$file asks not to make links of numbers, dates and addresses", ({ file }) => {
  expect(named(head(file), "format-detection")).toEqual([
    "telephone=no,date=no,address=no,email=no",
  ]);
});
