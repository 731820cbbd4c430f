import fs from "node:fs";
import reporter from "gatsby-cli/lib/reporter";
import { expectOfGatsby } from "./expect-gatsby";

interface Warning {
  readonly pattern: RegExp;
  /** Where it comes from: a file of a package, and a text in it. */
  readonly file: string;
  readonly text: string;
}

/** Warnings of Gatsby that nobody can act on; staff met them, in English, at every start. */
const known: readonly Warning[] = [
  // React Helmet stays: see the decisions.
  {
    pattern: /^gatsby-plugin-react-helmet: Gatsby now has built-in support/,
    file: "node_modules/gatsby-plugin-react-helmet/gatsby-node.js",
    text: "gatsby-plugin-react-helmet: Gatsby now has built-in support",
  },
  // Templates of what staff may add, while they have added none of it, and the one that gives way to them.
  {
    pattern: /non-page component ".*(?:program(?:-with-text)?|text-page)\.tsx" will not be run/,
    file: "node_modules/gatsby/dist/query/query-watcher.js",
    text: "The GraphQL query in the non-page component",
  },
  {
    pattern: /^\s*Exported queries are only executed for page components/,
    file: "node_modules/gatsby/dist/query/query-watcher.js",
    text: "Exported queries are only executed for page components",
  },
];

/**
 * Keeps the known warnings out of the log of builds and of live editing; others are shown.
 * @throws GatsbyMoved when one of them is gone
 */
export function hideKnownWarnings(): void {
  for (const { file, text } of known) {
    const code = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
    expectOfGatsby(code.includes(text), "src/gatsby/known-warnings.ts", `“${text}” in ${file}`);
  }
  const { warn, log } = reporter;
  const isKnown = (text: unknown) => known.some(({ pattern }) => pattern.test(String(text)));
  reporter.warn = (text) => isKnown(text) || warn(text);
  reporter.log = (text) => isKnown(text) || log(text);
}
