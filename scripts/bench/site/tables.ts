// Results as Markdown, as they stand in docs/figures.md.

import type { budgets as siteBudgets } from "./budgets";
import type { PageBytes } from "./bytes";
import type { Scores } from "./lighthouse";

export interface PageResult extends PageBytes {
  readonly route: string;
  readonly lighthouse?: Scores;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** @param rows the first one is the head */
function table([head = [], ...rows]: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** @returns bytes after brotli in kB, and Lighthouse's medians */
export function pageTable(pages: readonly PageResult[], budgets: typeof siteBudgets): string {
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
