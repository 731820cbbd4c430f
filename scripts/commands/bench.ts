// npm run bench: measures the site against its budgets. Prints tables and writes
// scripts/bench/results.json.
//
//   npm run bench                          everything with the shipped photos
//   npm run bench -- --runs 1              Lighthouse once a page in place of five times; 0: not at all
//
// And what single decisions rest on:
//   npm run bench -- check [PHOTOS] [FILES]   time of the content check
//   npm run bench -- first-touch              how soon a touch right after the first paint is heard
//   npm run bench -- fonts REGULAR BOLD       figures of a font for src/styles/fonts.css
//   npm run bench -- photos                   formats, widths and quality; writes bench/photos/README.md
import { parseArgs } from "node:util";
import { UserError } from "../system/report";

// Each is loaded when it is asked for: they need other packages, some of them large.
const SUBJECTS: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  check: async (args) => (await import("../bench/check/measure")).measureCheck(args),
  "first-touch": async () => (await import("../bench/site/first-touch")).measureFirstTouch(),
  fonts: async (args) => (await import("../bench/fonts/measure")).measureFonts(args),
  photos: async () => (await import("../bench/photos/measure")).measurePhotos(),
};

export async function main(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: "string", default: "5" } },
  });
  const [subject, ...rest] = positionals;
  if (subject === undefined) {
    const { measureSite } = await import("../bench/site/measure");
    return measureSite(Number(values.runs));
  }
  const measure = SUBJECTS[subject];
  if (!measure) {
    const known = Object.keys(SUBJECTS).join(", ");
    throw new UserError(`Nema mjerenja „${subject}”. Postoje: ${known}.`);
  }
  return measure(rest);
}
