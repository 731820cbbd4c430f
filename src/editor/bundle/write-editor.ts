import fs from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { editorPath } from "../../site";
import { renderEditorPage } from "./editor-page";
import { patchSveltia } from "./patches";

const packageFolder = "node_modules/@sveltia/cms";

/** Grammars and themes of syntax highlighting, 246 chunks that we leave out: our texts have no code. */
const highlighting = /^@shikijs\/(?:langs|themes)\//;

/** Patches Sveltia CMS, and leaves out syntax highlighting. */
const sveltia: Plugin = {
  name: "sveltia",
  setup(build) {
    build.onResolve({ filter: highlighting }, () => ({ path: "nothing", namespace: "nothing" }));
    build.onLoad({ filter: /.*/, namespace: "nothing" }, () => ({
      contents: "export default []",
    }));
    build.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => ({
      contents: patchSveltia(await fs.readFile(file, "utf8")),
    }));
  },
};

/** Copy the fonts, decoders and workers that Sveltia CMS loads from `assets/` beside its script. */
async function copyAssets(folder: string): Promise<void> {
  const from = path.join(packageFolder, "npm", "assets");
  await fs.cp(from, path.join(folder, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
}

const entry = "src/editor/page/admin.ts";
const style = "src/editor/page/editor.css";
const font = "src/styles/fonts/figtree-bs.woff2";

interface EditorOptions {
  readonly publicFolder: string;
  /** Path prefix of the site, without a trailing slash. */
  readonly prefix: string;
  /** `owner/name` on GitHub; empty if only a folder on this computer can be edited. */
  readonly repository: string;
  /** URL of the published site. */
  readonly siteUrl: string;
}

/**
 * Bundle the editor for staff into `publicFolder`, with its page.
 * @throws Error if a patch does not match Sveltia CMS
 */
export async function writeEditor(options: EditorOptions): Promise<void> {
  const { publicFolder, prefix, repository, siteUrl } = options;
  const folder = path.join(publicFolder, editorPath);
  const url = `${prefix}/${editorPath}`;
  const { metafile } = await build({
    entryPoints: [entry, style, font],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    metafile: true,
    legalComments: "linked",
    entryNames: "[name]-[hash]",
    // Chunks need a folder of their own, because they load `../assets/`.
    chunkNames: "chunks/[name]-[hash]",
    loader: { ".woff2": "copy", ".png": "dataurl" },
    define: { "process.env.EDITOR_REPOSITORY": JSON.stringify(repository) },
    plugins: [sveltia],
    logLevel: "error",
  });
  await copyAssets(folder);
  const getUrl = (source: string) => {
    const [file] =
      Object.entries(metafile.outputs).find(([, { entryPoint, inputs }]) =>
        entryPoint ? entryPoint === source : Object.keys(inputs).join() === source,
      ) ?? [];
    if (!file) throw new Error(`esbuild has not written ${source}.`);
    return `${url}/${path.basename(file)}`;
  };
  const page = renderEditorPage({
    script: getUrl(entry),
    style: getUrl(style),
    font: getUrl(font),
    origin: new URL(siteUrl).origin,
  });
  await fs.writeFile(path.join(folder, "index.html"), page);
}
