// @ts-check
// node scripts/run.mjs COMMAND …: the entry point of every npm script. Checks the version of
// Node.js, installs missing packages, then runs commands/COMMAND.ts.
//
// Uses no static imports and no recent syntax, so that Node.js from 12.17 on can parse it and print
// the message. Everything else that runs before TypeScript can is in bootstrap/.

/** The oldest supported version; as "engines" in package.json. */
const firstMajor = 20;
const firstMinor = 12;
/** The first unsupported major version; as "engines" in package.json. */
const firstUnsupportedMajor = 25;
/** The recommended major version; as .nvmrc. */
const recommendedMajor = 24;

const version = process.versions.node;
const [major = 0, minor = 0] = version.split(".").map(Number);
const isNewEnough = major > firstMajor || (major === firstMajor && minor >= firstMinor);

if (isNewEnough && major < firstUnsupportedMajor) {
  import("./bootstrap/install.mjs").then(({ runCommand }) => runCommand(process.argv.slice(2)));
} else {
  console.error(
    `Ovaj projekat traži Node.js od verzije ${firstMajor}.${firstMinor} do ${firstUnsupportedMajor - 1}, a na ovom računaru je ` +
      `verzija ${version}: instalirajte verziju ${recommendedMajor} sa https://nodejs.org i pokušajte ponovo.`,
  );
  process.exit(1);
}
