// Medians of Lighthouse on a simulated phone (slow 4G, CPU four times slower).
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../../system/paths";
import { median } from "./median";

/** The folder with packages that only the bench needs. */
export const BENCH_DIR = path.join(ROOT, "scripts", "bench");

const cli = path.join(BENCH_DIR, "node_modules/lighthouse/cli/index.js");

const flags =
  "--headless=new --no-sandbox --disable-background-networking --disable-component-update --disable-sync";

export interface Scores {
  /** 0 to 100, as the three after it. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Largest contentful paint in ms. */
  readonly lcp: number;
  /** Total blocking time in ms. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
}

/** What we read of its report. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

async function runOnce(url: string, browser: string): Promise<Scores> {
  const args = [cli, url, "--quiet", "--output=json", `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 64 * 1024 * 1024,
  });
  const { categories, audits }: Report = JSON.parse(stdout);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}

/** Now and then the browser records no trace (NO_NAVSTART), and Lighthouse asks to be run again. */
async function runUntilMeasured(url: string, browser: string, attempts = 3): Promise<Scores> {
  try {
    return await runOnce(url, browser);
  } catch (error) {
    if (attempts <= 1) throw error;
    return runUntilMeasured(url, browser, attempts - 1);
  }
}

/**
 * @param browser path of Chrome or Chromium
 * @returns the median of each figure
 */
export async function lighthouse(url: string, browser: string, runs: number): Promise<Scores> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await runUntilMeasured(url, browser));
  const of = (key: keyof Scores) => median(all.map((scores) => scores[key]));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    bestPractices: of("bestPractices"),
    seo: of("seo"),
    lcp: Math.round(of("lcp")),
    tbt: Math.round(of("tbt")),
    cls: Math.round(of("cls") * 1000) / 1000,
  };
}
