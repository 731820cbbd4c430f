// @ts-check
// Uses no imports and only old syntax: this file must load in any Node.js that knows modules.

/** First supported major version; "engines" in package.json says the same. */
export const MIN_MAJOR = 20;
/** First major version that is no longer supported. */
export const END_MAJOR = 25;
/** The major version to install; `.nvmrc` says the same. */
export const BEST_MAJOR = 24;

/**
 * Says what is wrong with a Node.js version.
 * @param {string} version for example "20.20.2" or "v20.20.2"
 * @returns {string | null} one Bosnian sentence, or null when the version is supported
 */
export function nodeVersionProblem(version) {
  const major = Number.parseInt(version.replace(/^v/, ""), 10);
  if (major >= MIN_MAJOR && major < END_MAJOR) return null;
  return (
    `Ovaj projekat traži Node.js od verzije ${MIN_MAJOR} do ${END_MAJOR - 1}, a na ovom računaru je ` +
    `verzija ${version}: instalirajte verziju ${BEST_MAJOR} sa https://nodejs.org i pokušajte ponovo.`
  );
}

/**
 * Prints the problem and ends the process with code 1 when Node.js is not supported.
 * @param {string} [version] defaults to the running version
 * @returns {void}
 */
export function stopOnUnsupportedNode(version = process.versions.node) {
  const problem = nodeVersionProblem(version);
  if (problem === null) return;
  console.error(problem);
  process.exit(1);
}
