import { delayScripts } from "../../../../src/gatsby/output/delay-scripts";

const inline =
  '<script\n  id="gatsby-chunk-mapping"\n>window.___chunkMapping="a";</script><script>/*<![CDATA[*/window.___webpackCompilationHash="b1";/*]]>*/</script>';
const bundles =
  '<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>';
const page = (scripts: string) =>
  `<head><style>p{}</style></head><body><p>$& tekst</p><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`;
const files = {
  pagePath: "/program",
  sheet: "/late.1.css",
  scripts: ["/first-0.js", "/app-2.js"],
  data: ["/page-data.json"],
};
const firstView = 'run("$&")';
const delayed = delayScripts(page(inline + bundles), files, firstView);

it("removes all scripts with a src, and adds one inline script to the head", () => {
  expect(delayed).not.toContain("<script src");
  expect(delayed.match(/<script(?! type)/g)).toHaveLength(1);
  expect(delayed).toContain(`</style><script>${firstView}</script></head>`);
  expect(delayed).toContain("<p>$& tekst</p>");
});

it("links to the late sheet at the end of the page, where no script runs", () => {
  expect(delayed).toMatch(
    /<noscript><link rel="stylesheet" href="\/late\.1\.css"\/><\/noscript><\/body>$/,
  );
});

it("lists the hydration files as JSON at the end of the page", () => {
  const [, json = ""] = /id="needs">(.*?)<\/script>/.exec(delayed) ?? [];
  expect(JSON.parse(json)).toEqual({ ...files, build: "b1" });
});

it.each([
  ["no slice of scripts", "<body></body>"],
  ["no bundles", page(inline)],
  ["another inline script", page(`${inline}<script>window.other=1</script>${bundles}`)],
  ["no build hash", page(bundles)],
])("stops the build at a page with %s", (_, html) => {
  expect(() => delayScripts(html, files, firstView)).toThrow(/Gatsby/);
});
