import fs from "node:fs";
import path from "node:path";
import { deferredFilesId } from "../../domain/element-ids";
import { formatScriptJson } from "../../domain/html";
import type { DeferredFiles } from "../../inline-script/load-deferred-scripts";
import { routes } from "../../site";
import { expectOfGatsby } from "../expect-gatsby";
import { publicFolder } from "./page-files";

interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

/** The names of the files of each chunk, from webpack. */
type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/** @param file path in the built site */
const readJson = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(publicFolder, file), "utf8"));

/**
 * Read the list of the files of each chunk.
 * @throws Error if webpack has written none
 */
export function readChunkFiles(): ChunkFiles {
  const { assetsByChunkName }: { assetsByChunkName?: ChunkFiles } = readJson("webpack.stats.json");
  expectOfGatsby(assetsByChunkName?.app, "the files of app in public/webpack.stats.json");
  return assetsByChunkName;
}

/** Return the folder of a page's data: `public/gallery/2/index.html` → `gallery/2`, `public/index.html` → `index`. */
function getPageDataFolder(file: string): string {
  const name = path.relative(publicFolder, file).split(path.sep).join("/");
  return name.replace(/\/?index\.html$/, "") || "index";
}

/**
 * Return a function that lists the scripts and data that hydrate a built page, by the path of its file below the
 * project.
 * @param css URL of the deferred stylesheet
 * @throws Error, as the function does, if the data of pages are not as expected
 */
export function createFileLister(
  chunkFiles: ChunkFiles,
  prefix: string,
  css: string,
): (file: string) => DeferredFiles {
  const appFile = "page-data/app-data.json";
  const { webpackCompilationHash: build }: { webpackCompilationHash: string } = readJson(appFile);
  const url = (name: string) => `${prefix}/${name}`;
  const getScripts = (...chunks: readonly string[]) => {
    const names = new Set(chunks.flatMap((chunk) => chunkFiles[chunk] ?? []));
    return [...names].filter((name) => name.endsWith(".js")).map(url);
  };
  return (file) => {
    const name = getPageDataFolder(file);
    const pagePath = name === "index" ? routes.home : `/${name}`;
    const dataFile = `page-data/${name}/page-data.json`;
    const { componentChunkName = "", staticQueryHashes }: Partial<PageData> = readJson(dataFile);
    const isKnown = chunkFiles[componentChunkName] && staticQueryHashes;
    expectOfGatsby(isKnown, `componentChunkName and staticQueryHashes in ${dataFile}`);
    const queries = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
    const data = [dataFile, appFile, ...queries].map(url);
    return { pagePath, build, css, scripts: getScripts("app", componentChunkName), data };
  };
}

/**
 * Read the script that is inlined into the head of every page (`src/inline-script`).
 * @throws Error if webpack has not built exactly one file, or if the file contains `</script`
 */
export function readInlineScript(chunkFiles: ChunkFiles): string {
  const files = chunkFiles["inline-script"] ?? [];
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`inline-script is not one script: ${files}`);
  const code = fs.readFileSync(path.join(publicFolder, file), "utf8");
  if (code.includes("</script")) throw new Error("inline-script would end within its code.");
  return code.trim();
}

/** The end of a page, where Gatsby writes its inline scripts and then the bundles. */
const scriptSlice =
  /<!-- slice-start id="_gatsby-scripts-1" -->[\s\S]*?<!-- slice-end id="_gatsby-scripts-1" -->/;

/**
 * Return the list as JSON, so that one inline script, and one hash in the CSP, serves all pages; and the deferred
 * stylesheet for browsers without scripts.
 */
function formatDeferredFiles(files: DeferredFiles): string {
  const noScript = `<noscript><link rel="stylesheet" href="${files.css}"/></noscript>`;
  return `<script type="application/json" id="${deferredFilesId}">${formatScriptJson(files)}</script>${noScript}`;
}

/**
 * Replace a page's scripts with a list of them, and inline the script that loads them after the first paint
 * (decision 013). That script also sets the variables that Gatsby's inline scripts would set.
 * @throws Error if Gatsby's scripts are elsewhere
 */
export function deferScripts(html: string, files: DeferredFiles, inlineScript: string): string {
  expectOfGatsby(scriptSlice.test(html), "the slice _gatsby-scripts at the end of a page");
  // After the styles, so that it does not delay them.
  return html
    .replace("</head>", () => `<script>${inlineScript}</script></head>`)
    .replace(scriptSlice, () => formatDeferredFiles(files));
}
