// Makes Chromium on Linux use the same fonts on every machine: those of a plain Debian. Playwright runs
// this before all tests.
import path from "node:path";
import { configurationIn, systems, writeSystem } from "./systems";

const folder = path.resolve(
  __dirname,
  "../../../../node_modules/.cache/sanjalica-test/fonts/plain",
);

/** The fontconfig configuration with only these fonts. */
export const plainFonts = configurationIn(folder);

export default function writePlainFonts(): void {
  writeSystem(systems["DejaVu Sans"], folder);
}
