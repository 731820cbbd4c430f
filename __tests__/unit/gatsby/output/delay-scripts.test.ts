import { delayScripts } from "../../../../src/gatsby/output/delay-scripts";

const inline =
  '<script\n  id="gatsby-chunk-mapping"\n>window.___chunkMapping="a";</script><script>/*<![CDATA[*/window.___webpackCompilationHash="b1";/*]]>*/</script>';
const bundles =
  '<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>';
const page = (scripts: string) =>
  `<head><style>p{}</style></head><body><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`;
it.each([
  ["no slice of scripts", "<body></body>"],
  ["no bundles", page(inline)],
  ["another inline script", page(`${inline}<script>window.other=1</script>${bundles}`)],
  ["no build hash", page(bundles)],
])("stops the build at a page with %s", (_, html) => {
  expect(() => delayScripts(html, { pagePath: "/", sheet: "", scripts: [], data: [] }, "")).toThrow(
    /Gatsby/,
  );
});
