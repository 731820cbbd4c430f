// npm run bench: prints a table with the bytes and Lighthouse scores of each page, and the budgets.
//
//   npm run bench -- --runs 1       runs Lighthouse once for each page, not five times; 0: never
//   npm run bench -- first-touch    measures how soon a touch after the first paint has an effect
import { parseArgs } from "node:util";
import { UserError } from "../system/user-error";

export async function main(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: "string", default: "5" } },
  });
  const [subject] = positionals;
  // Loaded on demand: Playwright alone takes a second.
  if (subject === undefined) {
    return (await import("../bench/measure")).measureSite(Number(values.runs));
  }
  if (subject === "first-touch") return (await import("../bench/first-touch")).measureFirstTouch();
  throw new UserError(`Nema mjerenja „${subject}”. Postoji: first-touch.`);
}
