import reporter from "gatsby-cli/lib/reporter";

/** Warnings of Gatsby that nobody can act on; staff met them, in English, at every start. */
const known: readonly RegExp[] = [
  // The plugin hands its options on to gray-matter, but does not declare those.
  /unknown plugin options for "gatsby-transformer-remark"/,
  // React Helmet stays: see the decisions in the README.
  /^gatsby-plugin-react-helmet: Gatsby now has built-in support/,
];

/** Keeps the known warnings out of the log of builds and of live editing; others are shown. */
export function hideKnownWarnings(): void {
  const { warn } = reporter;
  reporter.warn = (text) => {
    if (!known.some((pattern) => pattern.test(String(text)))) warn(text);
  };
}
