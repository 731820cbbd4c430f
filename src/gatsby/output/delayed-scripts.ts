import fs from "node:fs";
import path from "node:path";
import { hydrationFilesId } from "../../domain/element-ids";
import { formatScriptJson } from "../../domain/html";
import { routes } from "../../site";
import type { HydrationFiles } from "../browser/before-hydration/load-delayed-scripts";
import { expectOfGatsby } from "../expect-gatsby";
import { publicFolder } from "./page-files";

interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** @param file path in the built site */
const readJson = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(publicFolder, file), "utf8"));

/** @throws Error if webpack has written no list of the files of each chunk */
function readStats(): Stats {
  const { assetsByChunkName }: Partial<Stats> = readJson("webpack.stats.json");
  expectOfGatsby(assetsByChunkName?.app, "the files of app in public/webpack.stats.json");
  return { assetsByChunkName };
}

/** Return the folder of a page's data: `public/gallery/2/index.html` → `gallery/2`, `public/index.html` → `index`. */
function getDataName(file: string): string {
  const name = path.relative(publicFolder, file).split(path.sep).join("/");
  return name.replace(/\/?index\.html$/, "") || "index";
}

/**
 * List the scripts and data that hydrate a built page.
 * @param file path of the page below the project
 * @throws Error if the page's data or webpack's stats are not as expected
 */
export function getHydrationFiles(file: string, prefix: string): Omit<HydrationFiles, "css"> {
  const stats = readStats();
  const url = (name: string) => `${prefix}/${name}`;
  const getScripts = (...chunks: readonly string[]) => {
    const names = new Set(chunks.flatMap((chunk) => stats.assetsByChunkName[chunk] ?? []));
    return [...names].filter((name) => name.endsWith(".js")).map(url);
  };
  const name = getDataName(file);
  const pagePath = name === "index" ? routes.home : `/${name}`;
  const dataFile = `page-data/${name}/page-data.json`;
  const appFile = "page-data/app-data.json";
  const { webpackCompilationHash: build }: { webpackCompilationHash: string } = readJson(appFile);
  // The second 404 page, `404/index.html`, has no URL and no data.
  if (!fs.existsSync(path.join(publicFolder, dataFile)))
    return { pagePath, build, scripts: getScripts("app"), data: [] };
  const { componentChunkName, staticQueryHashes }: Partial<PageData> = readJson(dataFile);
  expectOfGatsby(
    componentChunkName && stats.assetsByChunkName[componentChunkName] && staticQueryHashes,
    `componentChunkName and staticQueryHashes in ${dataFile}`,
  );
  const queries = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
  return {
    pagePath,
    build,
    scripts: getScripts("app", componentChunkName),
    data: [dataFile, appFile, ...queries].map(url),
  };
}

/**
 * Read the script that is inlined into the head of every page (`src/gatsby/browser/before-hydration`).
 * @throws Error if webpack has not built exactly one file, or if the file contains `</script`
 */
export function readInlineScript(): string {
  const files = readStats().assetsByChunkName["inline-script"] ?? [];
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`inline-script is not one script: ${files}`);
  const code = fs.readFileSync(path.join(publicFolder, file), "utf8");
  if (code.includes("</script")) throw new Error("inline-script would end within its code.");
  return code.trim();
}

/** The end of a page, where Gatsby writes its inline scripts and then the bundles. */
const scriptSlice =
  /<!-- slice-start id="_gatsby-scripts-1" -->[\s\S]*?<!-- slice-end id="_gatsby-scripts-1" -->/;

/** Return the list as JSON, so that one inline script, and one hash in the CSP, serves all pages. */
function formatHydrationFiles(needs: HydrationFiles): string {
  const noScript = `<noscript><link rel="stylesheet" href="${needs.css}"/></noscript>`;
  return `<script type="application/json" id="${hydrationFilesId}">${formatScriptJson(needs)}</script>${noScript}`;
}

/**
 * Replace a page's scripts with a list of them, and inline the script that loads them once the first
 * view is painted (decision 013). It also sets the variables of Gatsby's inline scripts.
 * @throws Error if Gatsby's scripts are elsewhere
 */
export function delayScripts(html: string, needs: HydrationFiles, inlineScript: string): string {
  expectOfGatsby(scriptSlice.test(html), "the slice _gatsby-scripts at the end of a page");
  // After the styles, so that it does not delay them.
  return html
    .replace("</head>", () => `<script>${inlineScript}</script></head>`)
    .replace(scriptSlice, () => formatHydrationFiles(needs));
}
