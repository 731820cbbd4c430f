import path from "node:path";

/**
 * The repository root. npm, Jest and Playwright start in it, and run.mjs moves into it. Not from
 * `import.meta`, which Playwright's loader cannot read in TypeScript.
 */
export const ROOT = process.cwd();

/** The built site. */
export const PUBLIC_DIR = path.join(ROOT, "public");

/** Everything visitors read and see. CONTENT_FOLDER names another folder, as the tests do. */
export const CONTENT_DIR = path.resolve(ROOT, process.env.CONTENT_FOLDER ?? "content");

/** Encoded photos, the lock and the tests' sites; never committed, safe to delete. */
export const BUILD_DIR = path.join(ROOT, ".build");

/** Gatsby's working folder. */
export const GATSBY_DIR = path.join(ROOT, ".cache");

/** Reports and screenshots of the tests; never committed. */
export const TEST_CACHE_DIR = path.join(ROOT, "node_modules", ".cache", "sanjalica-test");
