import path from "node:path";

/** The repository root. Not from `import.meta`, which Playwright's TypeScript loader does not support. */
export const projectFolder = process.cwd();

/** What Gatsby builds. */
export const publicPath = path.join(projectFolder, "public");

/** The texts and photos of the site. CONTENT_FOLDER sets another folder, as the tests do. */
export const contentPath = path.resolve(projectFolder, process.env.CONTENT_FOLDER ?? "content");

/** The sites of the tests; never committed, safe to delete. */
export const testSitesFolder = path.join(projectFolder, ".build");

export const gatsbyCacheFolder = path.join(projectFolder, ".cache");

/** Reports and screenshots of the tests; never committed. */
export const testReportsFolder = path.join(projectFolder, "node_modules/.cache/sanjalica-test");
