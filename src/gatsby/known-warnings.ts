import fs from "node:fs";
import reporter from "gatsby-cli/lib/reporter";
import { expectOfGatsby } from "./expect-gatsby";

interface Warning {
  readonly pattern: RegExp;
  /** The source file that prints it, and a text to find there. */
  readonly file: string;
  readonly text: string;
}

/** Warnings that nobody can act on. Staff saw them, in English, at every start. */
const known: readonly Warning[] = [
  // Why the site uses React Helmet: docs/decisions/001-held-versions.md.
  {
    pattern: /^gatsby-plugin-react-helmet: Gatsby now has built-in support/,
    file: "node_modules/gatsby-plugin-react-helmet/gatsby-node.js",
    text: "gatsby-plugin-react-helmet: Gatsby now has built-in support",
  },
  // The template that no page uses until staff add a page.
  {
    pattern: /non-page component ".*added-page\.tsx" will not be run/,
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
 * Hides the known warnings from the log of builds and live editing.
 * @throws GatsbyMoved if Gatsby no longer contains one of them
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
