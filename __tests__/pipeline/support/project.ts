import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");

/** Everything a build reads, apart from the installed packages. */
const sources = [
  "content",
  "src",
  "static",
  "scripts",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
];

/** A copy of the project in a folder of its own, which shares the installed packages. */
export interface Project {
  readonly folder: string;
  /** Builds the site, with further environment variables; throws with Gatsby's output when it fails. */
  readonly build: (env?: Readonly<Record<string, string>>) => void;
  readonly remove: () => void;
}

/**
 * Copies the project as it stands.
 * @param name of the folder: by default one as staff may choose it
 */
export function copyProject(name = "naša stranica"): Project {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica-project-"));
  const folder = path.join(parent, name);
  for (const source of sources) {
    fs.cpSync(path.join(root, source), path.join(folder, source), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
  fs.symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
  return {
    folder,
    build: (env) => build(folder, env),
    remove: () => fs.rmSync(parent, { recursive: true, force: true }),
  };
}

function build(folder: string, env: Readonly<Record<string, string>> = {}): void {
  const gatsby = path.join(root, "node_modules/gatsby/cli.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [gatsby, "build"], {
    cwd: folder,
    encoding: "utf8",
    // Not Jest's own environment: Gatsby would take NODE_ENV=test over.
    env: {
      ...process.env,
      NODE_ENV: "production",
      CI: "true",
      GATSBY_TELEMETRY_DISABLED: "1",
      ...env,
    },
  });
  if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
}

/** Files under version control, so that nothing this machine has left lying about counts. */
export function trackedFiles(folder: string): string[] {
  return execFileSync("git", ["ls-files", "-z", folder], { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter(Boolean);
}
