// @ts-check
// node scripts/run.mjs COMMAND …: what every `npm run` begins with. Checks the version of Node.js,
// installs what is missing, then runs commands/COMMAND.ts.
//
// Without static imports, in syntax that any Node.js with modules can read: an old one must come as
// far as the sentence. The rest of what comes before TypeScript can run is in bootstrap/.

/** The first major and minor version that have all we use; as "engines" in package.json. */
const firstMajor = 20;
const firstMinor = 12;
/** The first major version that is no longer supported; as "engines" in package.json. */
const end = 25;
/** The version to install; as .nvmrc. */
const best = 24;

const version = process.versions.node;
const [major = 0, minor = 0] = version.split(".").map(Number);
const isNewEnough = major > firstMajor || (major === firstMajor && minor >= firstMinor);

if (isNewEnough && major < end) {
  import("./bootstrap/install.mjs").then(({ runCommand }) => runCommand(process.argv.slice(2)));
} else {
  console.error(
    `Ovaj projekat traži Node.js od verzije ${firstMajor}.${firstMinor} do ${end - 1}, a na ovom računaru je ` +
      `verzija ${version}: instalirajte verziju ${best} sa https://nodejs.org i pokušajte ponovo.`,
  );
  process.exit(1);
}
