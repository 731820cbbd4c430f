import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { copyPaths, type GitHub } from "./workflow-github";

/** A step's `with`, with every expression in it filled in. */
type Inputs = Readonly<Record<string, string>>;
type Outputs = Readonly<Record<string, string>>;

/** What an action knows of the job it runs in. */
export interface JobState {
  readonly github: GitHub;
  /** Rights of the job's token, as `permissions` gives them. */
  readonly rights: Readonly<Record<string, string>>;
  /** To be done once the job has succeeded, as the actions' `post` with `success()`. */
  readonly afterwards: (() => void)[];
}

type StandIn = (job: JobState, inputs: Inputs) => Outputs;

const lines = (text = "") => text.split("\n").filter(Boolean);

const isHidden = (file: string) => file.split(path.sep).some((part) => part.startsWith("."));

function need(job: JobState, right: string, levels: readonly string[]): void {
  if (!levels.includes(job.rights[right] ?? "none")) throw new Error(`The job lacks ${right}.`);
}

/** Keeps the files of a folder under a name; both actions for it leave hidden ones out. */
function keepArtifact({ github }: JobState, name: string, folder: string): void {
  const from = path.join(github.workspace, folder);
  const to = github.newFolder();
  const files = fs
    .readdirSync(from, { recursive: true, encoding: "utf8" })
    .filter((file) => !isHidden(file) && fs.statSync(path.join(from, file)).isFile());
  if (files.length === 0) throw new Error(`There is nothing in ${folder}.`);
  copyPaths(from, to, files);
  github.artifacts.set(name, to);
}

const cache: StandIn = (
  { github, afterwards },
  { path: paths, key = "", "restore-keys": starts },
) => {
  const newestFirst = [...github.caches.keys()].reverse();
  const found = github.caches.has(key)
    ? key
    : lines(starts).flatMap((start) => newestFirst.filter((one) => one.startsWith(start)))[0];
  if (found) copyPaths(github.caches.get(found) ?? "", github.workspace, lines(paths));
  if (found !== key) {
    afterwards.push(() => {
      const present = lines(paths).filter((one) => fs.existsSync(path.join(github.workspace, one)));
      if (present.length === 0) return;
      const folder = github.newFolder();
      copyPaths(github.workspace, folder, present);
      github.caches.set(key, folder);
    });
  }
  return { "cache-hit": found === key ? "true" : found ? "false" : "" };
};

/** What takes an action's place on this machine, by its name below `actions/`. */
export const standIns: Readonly<Record<string, StandIn>> = {
  checkout: ({ github }, inputs) => {
    // Else every later step could read the token from the folder.
    if (inputs["persist-credentials"] !== "false") throw new Error("The token is left behind.");
    execFileSync("git", ["clone", "--quiet", github.repository, github.workspace]);
    return {};
  },
  "setup-node": ({ github }, { "node-version-file": file = "", cache: manager }) => {
    // The Node.js of this machine takes its place; the steps must find what they ask for.
    const wanted = fs.readFileSync(path.join(github.workspace, file), "utf8").trim();
    const project = JSON.parse(
      fs.readFileSync(path.join(github.workspace, "package.json"), "utf8"),
    );
    const [, least, most] = /^>=([\d.]+) <(\d+)$/.exec(project.engines.node) ?? [];
    if (!(Number(wanted) >= Number(least) && Number(wanted) < Number(most))) {
      throw new Error(`${file} asks for Node.js ${wanted}, which package.json does not allow.`);
    }
    if (manager !== "npm" || !fs.existsSync(path.join(github.workspace, "package-lock.json"))) {
      throw new Error("There is no lockfile whose packages could be kept.");
    }
    return {};
  },
  cache,
  "upload-artifact": (job, { name = "", path: folder = "" }) => {
    keepArtifact(job, name, folder);
    return {};
  },
  "upload-pages-artifact": (job, { path: folder = "" }) => {
    keepArtifact(job, "github-pages", folder);
    return {};
  },
  "configure-pages": (job) => {
    need(job, "pages", ["read", "write"]);
    return job.github.pages;
  },
  "deploy-pages": (job) => {
    need(job, "pages", ["write"]);
    need(job, "id-token", ["write"]);
    if (!job.github.artifacts.has("github-pages")) throw new Error("There is nothing to publish.");
    return { page_url: `${job.github.pages.base_url}/` };
  },
};
