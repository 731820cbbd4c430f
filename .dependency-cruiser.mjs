// Which folder may import which. `npm test -- lint` runs it.
import { readFileSync } from "node:fs";

const [, diagram] = readFileSync("docs/architecture.md", "utf8").split("## Modules");

/** The arrows of the diagram: folders of `src`, and what each may import. Arrows with a name have rules below. */
const arrows = [...diagram.matchAll(/^ {2}([\w-]+) --> ([\w-]+)/gm)];

/** Return what a folder may import: what its arrows lead to, directly or through others. */
const follow = (folder) =>
  arrows.flatMap(([, from, to]) => (from === folder ? [to, ...follow(to)] : []));

/** Folders of `src/editor` and what of the editor they may import; `$1` is the folder itself. */
const editorImports = {
  "base|format|locale": "$1|locale",
  // What knows the inside of the package, its page, storage and objects, serves all parts.
  sveltia: "$1|base|format|locale",
  // What the editor has loaded is read by all its parts.
  model: "$1|base|format|locale|sveltia|published-files",
  // They do not know each other, nor the preview and the page, which use them.
  "repository|gate|fields": "$1|base|format|locale|model|sveltia",
};

const toPattern = (names) => `(${names})(/|\\.tsx?$)`;

const allowedImports = arrows.map(([, from]) => ({
  from: { path: `^src/${from}/` },
  to: { path: `^src/${toPattern(follow(from).join("|"))}` },
}));

const editorLayers = Object.entries(editorImports).map(([from, to]) => ({
  name: `editor-layers-${from.replaceAll("|", "-")}`,
  severity: "error",
  from: { path: `^src/editor/(${from})/` },
  to: { path: "^src/editor/", pathNot: `^src/editor/${toPattern(to)}` },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      // Modules of a cycle cannot be understood, tested or moved one by one.
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      // A package that package.json does not list is only there because another package depends on it, in the version
      // that this one requires.
      name: "packages-are-listed",
      severity: "error",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      // Scripts and tests may import the site. The site must not import them, nor Gatsby's files at the root.
      name: "src-imports-only-src",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^(scripts|__tests__)/|^gatsby-[a-z]+\\.tsx?$" },
    },
    {
      // Commands check and build; of the site they need the check and the rules of content.
      name: "scripts-know-no-view",
      severity: "error",
      from: { path: "^scripts/" },
      to: { path: "^src/", pathNot: "^src/(check|content|domain)/|^src/site\\.ts$" },
    },
    {
      // What content may hold, what is right and what is wrong also runs in scripts, without Gatsby and React.
      name: "rules-know-no-view",
      severity: "error",
      from: { path: "^src/(content|domain|check|rendering|editor)/|^src/site\\.ts$" },
      to: { path: "^(node_modules/)?(@types/)?(gatsby|react)([-/]|$)|^src/styles/" },
    },
    {
      // The editor in the browser checks what staff write by the same rules. What reads files is in src/check/disk.
      name: "rules-take-texts",
      severity: "error",
      from: {
        path: "^src/(content|domain|check|rendering)/|^src/site\\.ts$",
        pathNot: "^src/check/disk/",
      },
      to: {
        path: "^src/check/disk/|^(node:)?(buffer|crypto|fs|os|path|process|url)(/promises)?$|^node_modules/sharp/",
      },
    },
    ...editorLayers,
    {
      // Only src/editor/page knows the whole editor.
      name: "editor-page-is-at-the-top",
      severity: "error",
      from: { path: "^src/editor/(preview|page)/" },
      to: { path: "^src/editor/(page|bundle)/", pathNot: "^src/editor/$1/" },
    },
    {
      // Node code names the files of the editor to esbuild; it imports only their types, and the words, which it checks.
      name: "editor-bundle-runs-in-the-build",
      severity: "error",
      from: { path: "^src/editor/bundle/" },
      to: {
        path: "^src/editor/",
        pathNot: "^src/editor/(bundle|locale)/",
        dependencyTypesNot: ["type-only"],
      },
    },
  ],
  allowed: [
    ...allowedImports,
    {
      from: { path: "^src/inline-script/" },
      to: { path: "^src/(domain/|enquiry/enquiry\\.ts$)" },
    },
    { from: { path: "^src/gatsby/" }, to: { path: "^src/editor/(bundle/|published-files)" } },
    { from: { path: "^src/editor/" }, to: { path: "^src/preview/draft-message\\.ts$" } },
    { from: { path: "^src/([^/]+)/" }, to: { path: "^src/$1/" } },
    { from: { path: "^src/(html|styles|[^/]+\\.d\\.ts)" }, to: { pathNot: "^src/gatsby/" } },
    { from: {}, to: { path: "\\.css$|^src/(styles|[^/]+\\.d\\.ts)" } },
    // Packages, scripts and tests: the rules above.
    { from: { pathNot: "^src/" }, to: {} },
    { from: {}, to: { pathNot: "^src/" } },
  ],
  allowedSeverity: "error",
  options: {
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
