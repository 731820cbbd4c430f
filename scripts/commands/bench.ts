// npm run bench: prints a table with the bytes and Lighthouse scores of each page, and the budgets.
//
//   npm run bench -- --runs 1       runs Lighthouse once for each page, not five times; 0: never
import { parseArgs } from "node:util";
import { measureSite } from "../bench/measure";

export async function main(args: string[]) {
  const { values } = parseArgs({ args, options: { runs: { type: "string", default: "5" } } });
  return measureSite(Number(values.runs));
}
