// Runs Lighthouse on a simulated phone (slow 4G, CPU slowed down four times).
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../system/paths";

const cli = path.join(ROOT, "scripts/bench/node_modules/lighthouse/cli/index.js");

const flags =
  "--headless=new --no-sandbox --disable-background-networking --disable-component-update --disable-sync";

/** The fields of the report that are used here. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

/** Retries: now and then the browser records no trace (NO_NAVSTART). */
async function runOnce(url: string, browser: string, attempts = 3): Promise<Report> {
  const args = [cli, url, "--quiet", "--output=json", `--chrome-flags=${flags}`];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(stdout);
  } catch (error) {
    if (attempts <= 1) throw error;
    return runOnce(url, browser, attempts - 1);
  }
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
