import { parseFragment } from "parse5";
import { type Element, textOf } from "../../rendering/html-elements";
import type { HydrationFiles } from "../browser/before-hydration/hydration-files";
import { expectOfGatsby } from "../expect-gatsby";

const self = "src/gatsby/output/delay-scripts.ts";

/** The end of a page, where Gatsby writes its inline scripts and then the bundles. */
const scriptSlice =
  /<!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/;

/**
 * JSON, so that the inline script is the same in all pages, and one hash in the CSP. Without scripts, the
 * late style sheet comes from here, where it delays nothing.
 */
function needsElement(needs: HydrationFiles): string {
  const json = JSON.stringify(needs).replaceAll("<", "\\u003c");
  const sheet = `<noscript><link rel="stylesheet" href="${needs.sheet}"/></noscript>`;
  return `<script type="application/json" id="needs">${json}</script>${sheet}`;
}

/** The build hash in Gatsby's inline script. */
const buildName = /window\.___webpackCompilationHash="(\w+)"/;

/** Whether the first view's script sets the same variable as this inline script of Gatsby. */
const isKnown = (code: string) => /^window\.___(?:chunkMapping|webpackCompilationHash)=/.test(code);

/**
 * Replaces a page's scripts with a list of them, and inlines the script that loads them once the first
 * view is painted (decision 013). It also sets the variables of Gatsby's inline scripts.
 * @param html a page as built by Gatsby
 * @param inlineScript code of the inline script
 * @returns the HTML of the page
 * @throws GatsbyMoved if Gatsby's scripts are not as expected
 */
export function delayScripts(
  html: string,
  needs: Omit<HydrationFiles, "build">,
  inlineScript: string,
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
  // After the styles, so that it does not delay them.
  return html
    .replace("</head>", () => `<script>${inlineScript}</script></head>`)
    .replace(scriptSlice, () => needsElement({ ...needs, build }));
}
