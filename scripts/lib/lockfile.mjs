// @ts-check

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages paths below the project → packages */

const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "openharmony", "sunos", "win32"];
const PROCESSORS = [
  "arm",
  "arm64",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "x64",
  "wasm32",
];

/**
 * Finds a package as Node would, from the folder of one that needs it upwards.
 * @param {LockedPackages} packages
 * @param {string} from path of the package that needs it
 * @param {string} name
 */
function isLocked(packages, from, name) {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))
  ) {
    if (packages[`${folder}${folder && "/"}node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
}

/**
 * Lists optional packages, one a platform, that others name but the lockfile lacks: `npm ci` refuses
 * such a lockfile. npm leaves them out when the registry it was made with does not have them.
 * @param {LockedPackages} packages the `packages` of package-lock.json
 * @returns {{ name: string, version: string, dev: boolean }[]}
 */
export function missingPlatformPackages(packages) {
  return Object.entries(packages).flatMap(([from, { dev = false, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && !isLocked(packages, from, name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/**
 * The lockfile's entry of a platform's package, whose name says for which system and processor it is.
 * @param {{ name: string, version: string, dev: boolean }} missing
 * @returns {LockedPackage}
 */
export function platformEntry({ name, version, dev }) {
  const words = name.split(/[-/]/);
  const known = (/** @type {string[]} */ list) => list.filter((entry) => words.includes(entry));
  const libc = words.includes("musl") ? ["musl"] : words.includes("gnu") ? ["glibc"] : null;
  return {
    version,
    cpu: known(PROCESSORS),
    ...(dev && { dev }),
    ...(libc && { libc }),
    optional: true,
    os: known(SYSTEMS),
  };
}
