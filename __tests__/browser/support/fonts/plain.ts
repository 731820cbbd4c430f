// The fonts that browser tests see on Linux, the same whatever the machine has: those of a plain
// Debian with Chromium. Playwright runs it before all tests.
import path from "node:path";
import { configurationIn, systems, writeSystem } from "./systems";

const folder = path.resolve(
  __dirname,
  "../../../../node_modules/.cache/sanjalica-test/fonts/plain",
);

/** The configuration of fontconfig that shows them and no others. */
export const plainFonts = configurationIn(folder);

export default function writePlainFonts(): void {
  writeSystem(systems["DejaVu Sans"], folder);
}
