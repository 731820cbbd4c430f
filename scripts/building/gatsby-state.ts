// What Gatsby keeps from run to run: `.cache`, and `public` with the files it remembers to have made.
//
// A build begins either from nothing or with exactly what the last build left that ended well, in
// this folder, for the same code and settings: a seal names what the state belongs to and every
// byte of it. Whatever else happened in between (a failure, kill -9, a full disk, a power cut, a
// move of the folder, `gatsby` run by hand), the seal no longer fits, and the state goes.
//
// Live editing has no good end, so it always begins from nothing, and the last build waits aside.
import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { deserialize } from "node:v8";
import { filesBelow } from "../system/files-below";
import { BUILD_DIR, GATSBY_DIR, PUBLIC_DIR, ROOT } from "../system/paths";
import { UserError } from "../system/report";
import { stateOwner } from "./gatsby-owner";

/** Written by the end of a good build. */
const SEAL = path.join(GATSBY_DIR, "seal.json");

/** Stands in public/ from the beginning of a run to its good end: what is there is not whole. */
const UNFINISHED = path.join(PUBLIC_DIR, ".unfinished");

/** Where the last build waits while somebody edits. */
const ASIDE = path.join(BUILD_DIR, "last-build");
const FOLDERS = [GATSBY_DIR, PUBLIC_DIR];

/** @returns a hash of every byte of the state */
function stateHash(): string {
  const hash = createHash("sha1");
  for (const file of FOLDERS.flatMap(filesBelow)) {
    if (file === SEAL) continue;
    const contents = lstatSync(file).isSymbolicLink() ? readlinkSync(file) : readFileSync(file);
    hash.update(`${path.relative(ROOT, file)}\n${contents.length}\n`).update(contents);
  }
  return hash.digest("hex");
}

/** @returns true when the state is as a good build of that owner has left it */
function isAsLeft(owner: string): boolean {
  try {
    const seal = JSON.parse(readFileSync(SEAL, "utf8"));
    return seal.owner === owner && seal.state === stateHash();
  } catch {
    return false;
  }
}

const KNOWLEDGE = path.join(GATSBY_DIR, "redux", "redux.rest.state");

/** @returns changes whenever Gatsby writes down what it knows */
function knowledgeVersion(): string {
  const stats = statSync(KNOWLEDGE, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs}` : "";
}

/**
 * On a full disk Gatsby only warns that it could not write down what it knows, and ends well.
 * @param before what knowledgeVersion was when the build began
 */
function isWrittenDown(before: string) {
  try {
    deserialize(readFileSync(KNOWLEDGE));
    return knowledgeVersion() !== before;
  } catch {
    return false;
  }
}

/** Empties the two folders; they may be mount points, so they themselves stay. */
function discardState() {
  for (const folder of FOLDERS.filter((one) => existsSync(one))) {
    for (const name of readdirSync(folder)) {
      rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 });
    }
  }
}

const asidePath = (folder: string) => path.join(ASIDE, path.basename(folder));

/** Puts the last build aside where it is a good one and the disk can do it; else it goes. */
function setAside() {
  if (existsSync(SEAL)) {
    mkdirSync(ASIDE, { recursive: true });
    try {
      for (const folder of FOLDERS) renameSync(folder, asidePath(folder));
    } catch {
      // A mount point, or open in another program. What has moved alone no longer fits its seal.
    }
  }
  discardState();
}

/** Takes back what waits aside, in place of what editing has left. */
function bringBack() {
  if (!existsSync(ASIDE)) return;
  discardState();
  for (const folder of FOLDERS.filter((one) => existsSync(asidePath(one)))) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(asidePath(folder), folder);
  }
  rmSync(ASIDE, { recursive: true });
}

function markUnfinished() {
  mkdirSync(PUBLIC_DIR, { recursive: true });
  writeFileSync(UNFINISHED, "");
}

/**
 * Runs a build from a good state, and seals what it leaves.
 * @param env added to the environment of this process
 * @param build resolves to the exit code
 * @returns exit code
 * @throws {Error} the system's error, where the disk does not allow it
 */
export async function withBuildState(
  env: Record<string, string | undefined>,
  build: () => Promise<number>,
): Promise<number> {
  const owner = stateOwner({ ...process.env, ...env });
  bringBack();
  if (!isAsLeft(owner)) discardState();
  markUnfinished();
  const before = knowledgeVersion();
  const code = await build();
  if (code !== 0 || !isWrittenDown(before)) return code || 1;
  rmSync(UNFINISHED);
  writeFileSync(SEAL, JSON.stringify({ owner, state: stateHash() }), { flush: true });
  return 0;
}

/**
 * Runs live editing from nothing, with the last build aside.
 * @throws {Error} the system's error, where the disk does not allow it
 */
export async function withEditState<T>(edit: () => Promise<T>): Promise<T> {
  // npm passes each Ctrl+C on, so that it comes twice: the second must not stop the tidying up.
  const finishFirst = () => {};
  process.on("SIGINT", finishFirst).on("SIGTERM", finishFirst);
  try {
    bringBack();
    setAside();
    markUnfinished();
    return await edit();
  } finally {
    discardState();
    bringBack();
    process.off("SIGINT", finishFirst).off("SIGTERM", finishFirst);
  }
}

/** @throws {UserError} when there is nothing to serve, or not all of it */
export function assertBuilt() {
  if (!existsSync(path.join(PUBLIC_DIR, "index.html"))) {
    throw new UserError("Stranica još nije izrađena. Pokrenite prvo:  npm run build");
  }
  if (!existsSync(UNFINISHED)) return;
  throw new UserError(
    "Posljednja izrada stranice nije završena, ili se stranica upravo uređuje, pa folder public nije cijel. Pokrenite prvo:  npm run build",
  );
}
