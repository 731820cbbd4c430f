// @ts-check
// Medians of Lighthouse on a simulated phone (slow 4G, CPU four times slower).
import { execFile } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { median } from "./median.mjs";

const cli = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  "../node_modules/lighthouse/cli/index.js",
);

const flags =
  "--headless=new --no-sandbox --disable-background-networking --disable-component-update --disable-sync";

/**
 * @typedef {object} Scores
 * @property {number} performance 0 to 100, as the three after it
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number} seo
 * @property {number} lcp largest contentful paint in ms
 * @property {number} tbt total blocking time in ms
 * @property {number} cls cumulative layout shift
 */

/**
 * @param {string} url
 * @param {string} browser
 * @returns {Promise<Scores>}
 */
async function runOnce(url, browser) {
  const args = [cli, url, "--quiet", "--output=json", `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 64 * 1024 * 1024,
  });
  const { categories, audits } = JSON.parse(stdout);
  const score = (/** @type {string} */ name) => Math.round(categories[name].score * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: audits["largest-contentful-paint"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
  };
}

/**
 * Now and then the browser records no trace (NO_NAVSTART), and Lighthouse asks to be run again.
 * @param {string} url
 * @param {string} browser
 * @param {number} attempts
 * @returns {Promise<Scores>}
 */
async function runUntilMeasured(url, browser, attempts = 3) {
  try {
    return await runOnce(url, browser);
  } catch (error) {
    if (attempts <= 1) throw error;
    return runUntilMeasured(url, browser, attempts - 1);
  }
}

/**
 * @param {string} url
 * @param {string} browser path of Chrome or Chromium
 * @param {number} runs
 * @returns {Promise<Scores>} the median of each figure
 */
export async function lighthouse(url, browser, runs) {
  /** @type {Scores[]} */
  const all = [];
  for (let run = 0; run < runs; run += 1) all.push(await runUntilMeasured(url, browser));
  const of = (/** @type {keyof Scores} */ key) => median(all.map((scores) => scores[key]));
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
