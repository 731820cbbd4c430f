import path from "node:path";

/** The repository root. Not from `import.meta`, which Playwright's TypeScript loader does not support. */
export const ROOT = process.cwd();

export const PUBLIC_DIR = path.join(ROOT, "public");

/** The texts and photos of the site. CONTENT_FOLDER sets another folder, as the tests do. */
export const CONTENT_DIR = path.resolve(ROOT, process.env.CONTENT_FOLDER ?? "content");

/** The sites of the tests; never committed, safe to delete. */
export const BUILD_DIR = path.join(ROOT, ".build");

export const GATSBY_DIR = path.join(ROOT, ".cache");

/** Reports and screenshots of the tests; never committed. */
export const TEST_CACHE_DIR = path.join(ROOT, "node_modules", ".cache", "sanjalica-test");
