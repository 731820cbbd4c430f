import { delayScripts } from "../../../../src/gatsby/output/delay-scripts";

const inline =
  '<script\n  id="gatsby-chunk-mapping"\n>window.___chunkMapping="a";</script><script>/*<![CDATA[*/window.___webpackCompilationHash="b1";/*]]>*/</script>';
const bundles =
  '<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>';
const page = (scripts: string) =>
  `<head><style>p{}</style></head><body><p>$& tekst</p><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`;
const needs = {
  pagePath: "/program",
  scripts: ["/first-0.js", "/app-2.js"],
  data: ["/page-data.json"],
};
const firstView = 'run("$&")';
const delayed = delayScripts(page(inline + bundles), needs, firstView);

it("leaves no script that the browser would ask for, and one inline in the head", () => {
  expect(delayed).not.toContain("<script src");
  expect(delayed.match(/<script(?! type)/g)).toHaveLength(1);
  expect(delayed).toContain(`</style><script id="first-view">${firstView}</script></head>`);
  expect(delayed).toContain("<p>$& tekst</p>");
});

it("names what the page needs as data at its end", () => {
  const [, json = ""] = /id="needs">(.*?)<\/script>/.exec(delayed) ?? [];
  expect(JSON.parse(json)).toEqual({ ...needs, build: "b1" });
});

it.each([
  ["no scripts at their place", "<body></body>"],
  ["no bundles", page(inline)],
  ["another inline script", page(`${inline}<script>window.other=1</script>${bundles}`)],
  ["no name of the build", page(bundles)],
])("stops the build at a page with %s", (_, html) => {
  expect(() => delayScripts(html, needs, firstView)).toThrow(/Gatsby/);
});
