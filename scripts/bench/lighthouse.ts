// Runs Lighthouse on a simulated phone (slow 4G, CPU slowed down four times). npm installs it for this
// command alone.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { INTERRUPTED, runNpm } from "../bootstrap/install.mjs";
import { interruption } from "../system/user-error";

const version = "13.5.0";

const flags =
  "--headless=new --no-sandbox --disable-background-networking --disable-component-update --disable-sync";

/** The fields of the report that are used here. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

/** Retries: now and then the browser records no trace (NO_NAVSTART). */
async function runOnce(url: string, browser: string, attempts = 3): Promise<Report> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lighthouse-"));
  const file = path.join(folder, "report.json");
  const npx = ["exec", "--yes", `--package=lighthouse@${version}`, "--", "lighthouse"];
  const options = ["--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${flags}`];
  process.env.CHROME_PATH = browser;
  try {
    const code = await runNpm([...npx, url, ...options]);
    if (code === INTERRUPTED) throw interruption();
    if (code === 0) return JSON.parse(readFileSync(file, "utf8"));
    if (attempts <= 1) throw new Error(`Lighthouse ended with code ${code} on ${url}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return runOnce(url, browser, attempts - 1);
}

/** @returns the middle value, or the upper of the two middle ones */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * @param browser path of Chrome or Chromium
 * @returns medians as cells of a table: the four scores out of 100, LCP in s, TBT in ms, CLS
 */
export async function lighthouse(url: string, browser: string, runs: number): Promise<string[]> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runOnce(url, browser));
  const score = (name: string) =>
    Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100);
  const value = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  return [
    ["performance", "accessibility", "best-practices", "seo"].map(score).join(" / "),
    (value("largest-contentful-paint") / 1000).toFixed(2),
    String(Math.round(value("total-blocking-time"))),
    String(Math.round(value("cumulative-layout-shift") * 1000) / 1000),
  ];
}
