// @ts-check
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The repository root. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");

/** The built site. */
export const PUBLIC_DIR = path.join(ROOT, "public");

/** Reports and screenshots of the tests; never committed. */
export const TEST_CACHE_DIR = path.join(ROOT, "node_modules", ".cache", "sanjalica-test");
