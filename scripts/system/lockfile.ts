export interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** One that the lockfile lacks. */
export interface MissingPackage {
  readonly name: string;
  readonly version: string;
  readonly dev: boolean;
}
/** Paths below the project → packages */
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
 * Finds a package as Node would, from the folder of one that needs it upwards.
 * @param from path of the package that needs it
 */
function isLocked(packages: LockedPackages, from: string, name: string) {
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
 * @param packages the `packages` of package-lock.json
 */
export function missingPlatformPackages(packages: LockedPackages): MissingPackage[] {
  return Object.entries(packages).flatMap(([from, { dev = false, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && !isLocked(packages, from, name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/**
 * The lockfile's entry of a platform's package, whose name says for which system and processor it is.
 */
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
