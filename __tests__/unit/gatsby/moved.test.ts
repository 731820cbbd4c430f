/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { CreateWebpackConfigArgs, Reporter } from "gatsby";
import { shortenClassNames } from "../../../src/gatsby/bundle/class-names";
import { fillInNumbers } from "../../../src/gatsby/bundle/custom-media";
import { publishScriptsOnly } from "../../../src/gatsby/bundle/emitted-files";
import { minifyForBrowsers } from "../../../src/gatsby/bundle/minify";
import { assertRuntimeNames } from "../../../src/gatsby/bundle/runtime-names";
import { splitStyles } from "../../../src/gatsby/bundle/styles";
import { keepResultsByVersion } from "../../../src/gatsby/bundle/webpack-cache";
import { onCreateWebpackConfig } from "../../../src/gatsby/bundle/webpack-config";
import { assertRemarkOptions } from "../../../src/gatsby/config";
import { createSchemaCustomization } from "../../../src/gatsby/data/graphql-types";
import { dropUnasked, encodeOnce, onPreInit } from "../../../src/gatsby/data/photo-store";
import { hideKnownWarnings } from "../../../src/gatsby/known-warnings";
import { GatsbyMoved, stopWhereMoved } from "../../../src/gatsby/moved";
import { asidePath, buildStats } from "../../../src/gatsby/output/build-stats";
import { takeOutUnused } from "../../../src/gatsby/output/published-files";
import { pageNeeds } from "../../../src/gatsby/output/read-page-needs";
import { assertRendered } from "../../../src/gatsby/output/rendered-page";

jest.mock("gatsby-plugin-sharp/gatsby-worker", () => ({
  __esModule: true,
  default: { IMAGE_PROCESSING: () => {} },
}));
jest.mock("gatsby-cli/lib/reporter", () => ({
  __esModule: true,
  default: { warn: () => {}, log: () => {} },
}));

/** The parts of Gatsby 5.16.1's webpack configuration that our modules change. */
const webpackConfig = () => ({
  cache: { type: "filesystem", buildDependencies: { config: ["gatsby"] } },
  devtool: "source-map",
  entry: { app: ".cache/production-app" },
  output: {},
  plugins: [],
  resolve: { alias: {} },
  module: {
    rules: [
      {
        oneOf: [
          {
            use: [
              { options: { modules: { localIdentName: "[name]" } } },
              { options: { postcssOptions: () => ({ plugins: [] }) } },
            ],
          },
        ],
      },
    ],
  },
  optimization: {
    runtimeChunk: { name: "webpack-runtime" },
    minimizer: [
      { options: { minimizer: { options: { compress: {}, mangle: {}, output: {} } } } },
      { options: { minimizer: { options: { preset: "default" } } } },
    ],
    splitChunks: {
      cacheGroups: { styles: { name: "commons" }, shared: { name: () => "40 digits" } },
    },
  },
});

type Config = ReturnType<typeof webpackConfig>;

/** Removes one entry, as a new version of Gatsby might. */
function without(place: string): Config {
  const config = webpackConfig();
  const names = place.split(".");
  const last = names.pop() ?? "";
  const owner = names.reduce<object>((value, name) => Reflect.get(value, name), config);
  Reflect.deleteProperty(owner, last);
  return config;
}

const encodeNothing = async () => {};

const panic = jest.fn();
const argsFor = (config: object, stage = "build-javascript") =>
  ({
    stage,
    getConfig: () => config,
    actions: { replaceWebpackConfig: () => {}, setWebpackConfig: () => {} },
    plugins: { define: () => ({}) },
    reporter: { panic },
  }) as unknown as CreateWebpackConfigArgs;

const projectFolder = process.cwd();
let folder: string;

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
}

/** Every name that Gatsby's code in the browser has for ours. */
const runtime: Readonly<Record<string, string>> = {
  "production-app.js":
    "window.___loader = window.___webpackCompilationHash pagePath replaceHydrateFunction",
  "loader.js":
    "onPrefetchPathname disableCorePrefetching window.___chunkMapping /page-data/app-data.json",
  "navigation.js": "shouldUpdateScroll",
};

const unusedParts = [
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
  ".cache/register-service-worker.js",
];

beforeEach(() => {
  panic.mockClear();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "moved-"));
  process.chdir(folder);
  write("src/some.module.css", ".first {}");
  write("node_modules/.package-lock.json", "{}");
  write(".cache/compiled/gatsby-node.js", "");
  for (const file of unusedParts) write(file, "");
  for (const [file, code] of Object.entries(runtime)) write(`.cache/${file}`, code);
});

afterEach(() => {
  process.chdir(projectFolder);
  fs.rmSync(folder, { recursive: true });
});

/** The sentence of the build's end, after a hook has run with a configuration; undefined without one. */
async function endOf(config: object): Promise<string | undefined> {
  await onCreateWebpackConfig?.(argsFor(config), { plugins: [] }, () => {});
  return panic.mock.calls[0]?.[0];
}

describe("webpack's configuration", () => {
  it("is changed as Gatsby 5.16.1 has it", async () => {
    expect(await endOf(webpackConfig())).toBeUndefined();
  });

  it.each([
    [
      "module.rules.0.oneOf.0.use.0.options.modules.localIdentName",
      "bundle/class-names.ts",
      shortenClassNames,
    ],
    [
      "module.rules.0.oneOf.0.use.1.options.postcssOptions",
      "bundle/custom-media.ts",
      fillInNumbers,
    ],
    ["devtool", "bundle/emitted-files.ts", publishScriptsOnly],
    ["optimization.minimizer", "bundle/minify.ts", minifyForBrowsers],
    [
      "optimization.minimizer.0.options.minimizer.options.compress",
      "bundle/minify.ts",
      minifyForBrowsers,
    ],
    [
      "optimization.minimizer.0.options.minimizer.options.mangle",
      "bundle/minify.ts",
      minifyForBrowsers,
    ],
    [
      "optimization.minimizer.0.options.minimizer.options.output",
      "bundle/minify.ts",
      minifyForBrowsers,
    ],
    ["optimization.splitChunks.cacheGroups.styles", "bundle/styles.ts", splitStyles],
    ["cache.type", "bundle/webpack-cache.ts", keepResultsByVersion],
    ["cache.buildDependencies", "bundle/webpack-cache.ts", keepResultsByVersion],
    ["entry.app", "bundle/webpack-config.ts", undefined],
    ["optimization.runtimeChunk", "bundle/webpack-config.ts", undefined],
    ["optimization.splitChunks.cacheGroups.shared.name", "bundle/webpack-config.ts", undefined],
    ["optimization.splitChunks.cacheGroups.shared", "bundle/webpack-config.ts", undefined],
  ])("without %s ends the build, naming src/gatsby/%s", async (place, file, change) => {
    if (change) expect(() => change(argsFor(without(place)))).toThrow(GatsbyMoved);
    const sentence = await endOf(without(place));
    expect(sentence).toMatch(`src/gatsby/${file} looked for `);
    expect(sentence).toMatch("docs/gatsby-internals.md");
    expect(sentence).not.toMatch("\n");
  });

  it.each(unusedParts)("ends the build when Gatsby no longer has %s", async (file) => {
    fs.rmSync(file);
    expect(await endOf(webpackConfig())).toMatch(`webpack-config.ts looked for ${file}`);
  });

  it.each(["node_modules/.package-lock.json", ".cache/compiled/gatsby-node.js"])(
    "ends the build when there is no %s",
    async (file) => {
      fs.rmSync(file);
      expect(await endOf(webpackConfig())).toMatch(`webpack-cache.ts looked for ${file}`);
    },
  );
});

describe("Gatsby's code in the browser", () => {
  const names = Object.entries(runtime).flatMap(([file, code]) =>
    code.split(/ (?!=)/).map((name) => [name, file] as const),
  );

  it.each(names)("needs %s in %s", (name, file) => {
    assertRuntimeNames();
    write(`.cache/${file}`, (runtime[file] ?? "").replace(name, ""));
    expect(() => assertRuntimeNames()).toThrow(`${name} in .cache/${file}`);
  });

  it("is looked at by each build", async () => {
    fs.rmSync(".cache/loader.js");
    expect(await endOf(webpackConfig())).toMatch("in .cache/loader.js");
  });
});

describe("a rendered page", () => {
  const emitted = new Set(["app.1.css", "home.2.css"]);
  const page =
    '<head><style data-href="/app.1.css"></style><style data-href="/home.2.css"></style></head>';

  it("is taken as our hooks make it, below a path as well", () => {
    expect(() => assertRendered(page, emitted)).not.toThrow();
    expect(() => assertRendered(page.replaceAll('="/', '="/sanjalica/'), emitted)).not.toThrow();
  });

  it.each([
    ["Gatsby's name", "ssr.tsx", `${page}<meta name="generator" content="Gatsby 6"/>`],
    ["styles for GatsbyImage", "ssr.tsx", `${page}<style>.gatsby-image-wrapper{}</style>`],
    ["the path in a script", "ssr.tsx", `${page}<script id="gatsby-script-loader"></script>`],
    ["Gatsby's own document", "src/html.tsx", `${page}<meta http-equiv="x-ua-compatible"/>`],
    [
      "styles of all pages behind its own",
      "ssr.tsx",
      '<style data-href="/home.2.css"></style><style data-href="/app.1.css"></style>',
    ],
    ["no named styles", "ssr.tsx", "<style>p{}</style>"],
    ["styles of an earlier build", "styles.ts", page.replace("home.2", "home.1")],
  ])("ends the build with %s", (_, file, html) => {
    expect(() => assertRendered(html, emitted)).toThrow(GatsbyMoved);
    expect(() => assertRendered(html, emitted)).toThrow(file);
  });
});

describe("the built files", () => {
  const stats = { assetsByChunkName: { app: ["app-1.js"], "component---home": ["home-1.js"] } };
  const pageData = { componentChunkName: "component---home", staticQueryHashes: ["12"] };

  beforeEach(() => {
    write(`${asidePath}/webpack.stats.json`, JSON.stringify(stats));
    write("public/index.html", "");
    write("public/page-data/index/page-data.json", JSON.stringify(pageData));
  });

  it("tell what a page needs", () => {
    expect(pageNeeds("public/index.html", "")).toEqual({
      pagePath: "/",
      scripts: ["/app-1.js", "/home-1.js"],
      data: [
        "/page-data/index/page-data.json",
        "/page-data/app-data.json",
        "/page-data/sq/d/12.json",
      ],
    });
  });

  it.each([{}, { assetsByChunkName: {} }])("need webpack's list of scripts, not %j", (other) => {
    write(`${asidePath}/webpack.stats.json`, JSON.stringify(other));
    expect(buildStats).toThrow("build-stats.ts looked for public/webpack.stats.json");
  });

  it("need webpack's list of scripts at all", () => {
    fs.rmSync(`${asidePath}/webpack.stats.json`);
    expect(buildStats).toThrow(GatsbyMoved);
  });

  it.each([
    { ...pageData, componentChunkName: undefined },
    { ...pageData, componentChunkName: "other" },
    { ...pageData, staticQueryHashes: undefined },
  ])("need a page's list of queries and its template, not %j", (other) => {
    write("public/page-data/index/page-data.json", JSON.stringify(other));
    expect(() => pageNeeds("public/index.html", "")).toThrow("read-page-needs.ts looked for");
  });

  it.each(["public/index.html", "public/page-data/index/page-data.json"])(
    "of a page are where they were: %s",
    (file) => {
      const nodes = { getNodesByType: () => [{ path: "/" }] };
      fs.rmSync(file);
      expect(() => takeOutUnused(nodes as never)).toThrow(`looked for ${file}`);
    },
  );
});

describe("Gatsby's packages", () => {
  it("encode photos by a function that can be replaced", () => {
    expect(() => encodeOnce({} as never)).toThrow("photo-store.ts looked for IMAGE_PROCESSING");
  });

  it("hand a photo's sizes on as a list", async () => {
    write("photo.webp", "photo");
    const worker = { IMAGE_PROCESSING: encodeNothing };
    encodeOnce(worker);
    const job = { inputPaths: [{ path: "photo.webp" }], outputDir: ".", args: { sizes: [] } };
    const encode = worker.IMAGE_PROCESSING as (job: object) => Promise<void>;
    await expect(encode(job)).rejects.toThrow("operations of a job");
  });

  it("are asked for photos by every build from nothing", async () => {
    await onPreInit?.(argsFor({}), { plugins: [] }, () => {});
    expect(dropUnasked).toThrow("photo-store.ts looked for jobs of gatsby-plugin-sharp");
  });

  it("make HTML of Markdown", async () => {
    const fields: Record<string, { resolve: (...args: object[]) => Promise<string> }> = {};
    const schema = {
      buildObjectType: (type: { fields: object }) => Object.assign(fields, type.fields),
    };
    const args = { actions: { createTypes: () => {} }, schema };
    await createSchemaCustomization?.(args as never, { plugins: [] }, () => {});
    const node = { internal: { content: "text" } };
    const noType = { schema: { getType: () => undefined } };
    await expect(fields.body?.resolve(node, {}, {}, noType)).rejects.toThrow(
      "graphql-types.ts looked for a resolver of MarkdownRemark.html",
    );
  });

  it("hand the options of Markdown on, and have the warnings that are hidden", () => {
    expect(assertRemarkOptions).toThrow("config.ts looked for grayMatter(content, pluginOptions)");
    expect(hideKnownWarnings).toThrow("known-warnings.ts looked for “unknown plugin options for”");
    process.chdir(projectFolder);
    expect(assertRemarkOptions).not.toThrow();
    expect(hideKnownWarnings).not.toThrow();
  });
});

it("leaves every other error to Gatsby, with its stack", async () => {
  const failing = stopWhereMoved(() => {
    throw new TypeError("a mistake of ours");
  });
  await expect(failing({ reporter: { panic } as unknown as Reporter })).rejects.toThrow("of ours");
  expect(panic).not.toHaveBeenCalled();
});
