// npm run bench: bytes and Lighthouse of each page against the budgets, as a table.
//
//   npm run bench -- --runs 1       Lighthouse once a page in place of five times; 0: not at all
//   npm run bench -- first-touch    how soon a touch right after the first paint shows its effect
import { parseArgs } from "node:util";
import { UserError } from "../system/user-error";

export async function main(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: "string", default: "5" } },
  });
  const [subject] = positionals;
  // Each is loaded when it is asked for: Playwright alone takes a second.
  if (subject === undefined) {
    return (await import("../bench/measure")).measureSite(Number(values.runs));
  }
  if (subject === "first-touch") return (await import("../bench/first-touch")).measureFirstTouch();
  throw new UserError(`Nema mjerenja „${subject}”. Postoji: first-touch.`);
}
