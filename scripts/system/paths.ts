import path from "node:path";
import { fileURLToPath } from "node:url";

/** The repository root. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");

/** The built site. */
export const PUBLIC_DIR = path.join(ROOT, "public");

/** Everything visitors read and see. */
export const CONTENT_DIR = path.join(ROOT, "content");

/** What the commands keep between runs; never committed, safe to delete. */
export const CACHE_DIR = path.join(ROOT, "node_modules", ".cache", "sanjalica");

/** What belongs to builds in this very folder, beside Gatsby's own two; never committed, safe to delete. */
export const BUILD_DIR = path.join(ROOT, ".build");

/** Gatsby's own folder: what it knows from run to run. */
export const GATSBY_DIR = path.join(ROOT, ".cache");

/** Reports and screenshots of the tests; never committed. */
export const TEST_CACHE_DIR = path.join(ROOT, "node_modules", ".cache", "sanjalica-test");
