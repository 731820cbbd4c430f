// @ts-check
// Results as Markdown, as they stand in the README.

/** @typedef {import("./bytes.mjs").PageBytes & { route: string, lighthouse?: import("./lighthouse.mjs").Scores }} PageResult */

const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);

/** @param {readonly (readonly string[])[]} rows the first one is the head */
function table([head = [], ...rows]) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/**
 * @param {readonly PageResult[]} pages
 * @param {typeof import("./budgets.mjs").budgets} budgets
 * @returns {string} bytes after brotli in kB, and Lighthouse's medians
 */
export function pageTable(pages, budgets) {
  const head = [
    "Page",
    "HTML + CSS",
    "Scripts",
    "Fonts",
    "Prefetch",
    "Lighthouse",
    "LCP s",
    "TBT ms",
    "CLS",
  ];
  const rows = pages.map(({ route, html, script, fonts, prefetch, lighthouse: scores }) => [
    `\`${route}\``,
    ...[html, script, fonts, prefetch].map(kB),
    ...(scores
      ? [
          `${scores.performance} / ${scores.accessibility} / ${scores.bestPractices} / ${scores.seo}`,
          (scores.lcp / 1000).toFixed(2),
          String(scores.tbt),
          String(scores.cls),
        ]
      : ["", "", "", ""]),
  ]);
  const limits = [budgets.html, budgets.script, budgets.fonts, budgets.prefetch].map(kB);
  return table([head, ...rows, ["budget", ...limits, "100 each", "", "50", "0"]]);
}

/**
 * @param {readonly import("./builds.mjs").BuildFigures[]} builds
 * @returns {string}
 */
export function buildTable(builds) {
  const rows = builds.map(({ photos, build, cpuSeconds, wallSeconds, memory }) => [
    String(photos),
    build,
    cpuSeconds.toFixed(1),
    wallSeconds.toFixed(1),
    Math.round(memory / 1e6).toString(),
  ]);
  return table([["Photos", "Build", "CPU s", "Wall s", "MB"], ...rows]);
}

/**
 * The gallery's page with more and more photos.
 * @param {readonly { photos: number, html: number, longestTask: number }[]} galleries
 * @returns {string} bytes after brotli in kB, the longest task of a scroll in ms
 */
export function galleryTable(galleries) {
  const rows = galleries.map(({ photos, html, longestTask }) => [
    String(photos),
    kB(html),
    longestTask === 0 ? "under 50" : String(longestTask),
  ]);
  return table([["Photos", "Gallery's HTML + CSS", "Longest task in a scroll, ms"], ...rows]);
}
