import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");

const git = (cwd: string, ...args: string[]) =>
  execFileSync(
    "git",
    ["-c", "user.name=t", "-c", "user.email=t@t.example", "-c", "commit.gpgsign=false", ...args],
    { cwd, encoding: "utf8" },
  );

/** Copies what exists of a list of paths from folder to folder, times included. */
export function copyPaths(from: string, to: string, paths: readonly string[]): void {
  for (const name of paths) {
    if (!fs.existsSync(path.join(from, name))) continue;
    fs.cpSync(path.join(from, name), path.join(to, name), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
}

/** What GitHub keeps of a repository, in a folder of this machine. */
export interface GitHub {
  /** The repository: the project as it stands here, new files included. */
  readonly repository: string;
  /** Where each job finds its checkout: on GitHub it is always the same folder, too. */
  readonly workspace: string;
  /** For programs that stand in for others, scripts of steps and the list of calls. */
  readonly temp: string;
  /** Folders of caches, by key, the newest last. */
  readonly caches: Map<string, string>;
  /** Folders of artifacts, by name; those of the last run. */
  readonly artifacts: Map<string, string>;
  /** What `configure-pages` finds out. */
  readonly pages: Readonly<Record<string, string>>;
  readonly vars: Readonly<Record<string, string>>;
  /** An empty folder for a cache or an artifact. */
  readonly newFolder: () => string;
  /** Commits a change of one file. */
  readonly change: (file: string, edit: (text: string) => string) => void;
  readonly remove: () => void;
}

/** Puts the project, as far as Git knows or would add it, into a repository of its own. */
export function createGitHub(given: Pick<GitHub, "pages" | "vars">): GitHub {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica-github-"));
  const repository = path.join(home, "repository");
  const temp = path.join(home, "temp");
  for (const folder of [repository, temp]) fs.mkdirSync(folder);
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  copyPaths(
    root,
    repository,
    git(root, ...list)
      .split("\0")
      .filter(Boolean),
  );
  git(repository, "init", "--quiet");
  const commit = () => {
    git(repository, "add", "--all");
    git(repository, "commit", "--quiet", "--message", "Change");
  };
  commit();
  return {
    ...given,
    repository,
    temp,
    workspace: path.join(home, "workspace"),
    caches: new Map(),
    artifacts: new Map(),
    newFolder: () => fs.mkdtempSync(path.join(home, "kept-")),
    change: (file, edit) => {
      const place = path.join(repository, file);
      fs.writeFileSync(place, edit(fs.readFileSync(place, "utf8")));
      commit();
    },
    remove: () => fs.rmSync(home, { recursive: true, force: true }),
  };
}
