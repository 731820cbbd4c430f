// JavaScript, because Jest cannot read a TypeScript configuration with Node.js 20.

/** Compiles one kind of file. */
const swc = (parser) => [
  "@swc/jest",
  { swcrc: false, jsc: { parser, transform: { react: { runtime: "automatic" } } } },
];

/** Packages that are published as modules, which Jest cannot load as they are. */
const modules =
  "gatsby|gatsby-[^/]+|react-leaflet|@react-leaflet|yaml|mdast-[^/]+|micromark[^/]*|unist-[^/]+|decode-named-character-reference|character-entities|devlop";

/** @param {string} displayName a folder of `__tests__` */
const project = (displayName) => ({
  displayName,
  testEnvironment: "node",
  testMatch: [`<rootDir>/__tests__/${displayName}/**/*.test.{ts,tsx}`],
  transform: {
    "\\.ts$": swc({ syntax: "typescript" }),
    "\\.tsx$": swc({ syntax: "typescript", tsx: true }),
    "\\.(mjs|js|jsx)$": swc({ syntax: "ecmascript", jsx: true }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modules})/)`],
  modulePathIgnorePatterns: ["public", ".build", ".cache"].map((name) => `<rootDir>/${name}/`),
});

/** @type {import("jest").Config} */
export default {
  // Builds and single tests leave half of two cores idle: Jest's own choice would be one worker.
  maxWorkers: "100%",
  // Only ends a test that hangs, on the slowest machine too.
  testTimeout: 120_000,
  projects: [
    {
      ...project("unit"),
      setupFilesAfterEnv: ["<rootDir>/__tests__/unit/setup.ts"],
      globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
      moduleNameMapper: {
        "\\.css$": "<rootDir>/__tests__/stubs/css-module.ts",
        "\\.(woff2?|svg|webp|avif|png|jpe?g)$": "<rootDir>/__tests__/stubs/file.ts",
      },
    },
    project("output"),
    project("content"),
    project("full"),
  ],
};
