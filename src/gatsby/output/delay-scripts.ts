import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import type { HydrationFiles } from "../browser/first-view/hydration-files";
import { expectOfGatsby } from "../expect-gatsby";

type Element = DefaultTreeAdapterMap["element"];

const self = "src/gatsby/output/delay-scripts.ts";

/** The end of a page, where Gatsby writes its inline scripts and then the bundles. */
const scriptSlice =
  /<!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/;

/** Data, not code: the code in the head is the same in every page, and the policy names it once. */
function needsElement(needs: HydrationFiles): string {
  const json = JSON.stringify(needs).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="needs">${json}</script>`;
}

/** Gatsby's name of the build, in an inline script of its own. */
const buildName = /window\.___webpackCompilationHash="(\w+)"/;

/** An inline script of Gatsby's that the first view does the work of. */
const isKnown = (code: string) => /^window\.___(?:chunkMapping|webpackCompilationHash)=/.test(code);

const textOf = ({ childNodes }: Element) =>
  childNodes.map((node) => ("value" in node ? node.value : "")).join("");

/**
 * Lets a page's scripts wait until its first view is painted, so that they take neither bandwidth
 * nor the processor from it: its end names them as data, which the script of the first view in its
 * head reads (`src/gatsby/browser/first-view`). Gatsby's inline scripts only set what that sets as well.
 * @param html a page as Gatsby has built it
 * @param firstView code of the first view
 * @returns the page
 * @throws GatsbyMoved when Gatsby's scripts are not where they were, or not what they were
 */
export function delayScripts(
  html: string,
  needs: Omit<HydrationFiles, "build">,
  firstView: string,
): string {
  const [, scripts] = scriptSlice.exec(html) ?? [];
  expectOfGatsby(scripts, self, "the slice _gatsby-scripts at the end of a page");
  const elements = parseFragment(scripts).childNodes.filter((node) => "tagName" in node);
  const hasAddress = ({ attrs }: Element) => attrs.some(({ name }) => name === "src");
  expectOfGatsby(elements.some(hasAddress), self, "scripts with addresses at the end of a page");
  const inline = elements.filter((element) => !hasAddress(element)).map(textOf);
  const unknown = inline.find((code) => !isKnown(code.trim().replace(/^\/\*.*?\*\//, "")));
  const [, build] = buildName.exec(inline.join("")) ?? [];
  expectOfGatsby(
    !unknown,
    self,
    `only inline scripts that it knows at the end of a page: ${unknown}`,
  );
  expectOfGatsby(build, self, "window.___webpackCompilationHash at the end of a page");
  // Behind the styles, so that they are not held up.
  return html
    .replace("</head>", () => `<script id="first-view">${firstView}</script></head>`)
    .replace(scriptSlice, () => needsElement({ ...needs, build }));
}
