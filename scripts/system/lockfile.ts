export interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** A package that the lockfile lacks. */
export interface MissingPackage {
  readonly name: string;
  readonly version: string;
  readonly dev: boolean;
}

/** The `packages` of package-lock.json, by path in the project. */
export type LockedPackages = Record<string, LockedPackage>;

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
 * Looks a package up as Node.js does, in every node_modules from the dependent package upwards.
 * @param from path of the dependent package
 */
function isLocked(packages: LockedPackages, from: string, name: string): boolean {
  if (packages[`${from}${from && "/"}node_modules/${name}`]) return true;
  if (from === "") return false;
  const parent = from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/")));
  return isLocked(packages, parent, name);
}

/**
 * Lists the optional packages for single platforms that others depend on and the lockfile lacks:
 * `npm ci` refuses such a lockfile. npm leaves them out when its registry does not have them.
 * @param packages the `packages` of package-lock.json
 */
export function missingPlatformPackages(packages: LockedPackages): MissingPackage[] {
  return Object.entries(packages).flatMap(([from, { dev = false, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && !isLocked(packages, from, name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** Makes the lockfile's entry; a platform's package has its system and processor in its name. */
export function platformEntry({ name, version, dev }: MissingPackage): LockedPackage {
  const words = name.split(/[-/]/);
  const known = (list: string[]) => list.filter((entry) => words.includes(entry));
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
