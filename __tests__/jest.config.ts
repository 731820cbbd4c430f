// `npm test` hands this to Jest (scripts/testing/stages.ts): on Node.js 20 Jest alone cannot read it.
import path from "node:path";
import type { Config } from "jest";

type Project = Exclude<NonNullable<Config["projects"]>[number], string>;

const rootDir = path.resolve(import.meta.dirname, "..");

/** Compiles one kind of file. */
const swc = (parser: object) => {
  const transform = { react: { runtime: "automatic" } };
  return ["@swc/jest", { swcrc: false, jsc: { parser, transform } }] satisfies [string, object];
};

/** Packages that are published as modules, which Jest cannot load as they are. */
const modules =
  "gatsby|gatsby-[^/]+|react-leaflet|@react-leaflet|yaml|mdast-[^/]+|micromark[^/]*|unist-[^/]+|decode-named-character-reference|character-entities|devlop";

const project = (displayName: string): Project => ({
  displayName,
  rootDir,
  testEnvironment: "node",
  testMatch: [`<rootDir>/__tests__/${displayName}/**/*.test.{ts,tsx,mjs}`],
  transform: {
    "\\.ts$": swc({ syntax: "typescript" }),
    "\\.tsx$": swc({ syntax: "typescript", tsx: true }),
    "\\.(mjs|js|jsx)$": swc({ syntax: "ecmascript", jsx: true }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modules})/)`],
  modulePathIgnorePatterns: ["public", ".build", ".cache"].map((name) => `<rootDir>/${name}/`),
});

const config: Config = {
  // Builds and single tests leave half of two cores idle: Jest's own choice would be one worker.
  maxWorkers: "100%",
  projects: [
    {
      ...project("unit"),
      testEnvironment: "jsdom",
      setupFilesAfterEnv: ["<rootDir>/__tests__/unit/setup.ts"],
      globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
      moduleNameMapper: {
        "\\.css$": "<rootDir>/__tests__/stubs/css-module.ts",
        "\\.(woff2?|svg|webp|avif|png|jpe?g)$": "<rootDir>/__tests__/stubs/file.ts",
      },
    },
    project("output"),
    project("pipeline"),
  ],
};

export default config;
