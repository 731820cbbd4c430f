import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { storePath } from "../../../src/gatsby/data/photo-store";

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

interface CopyOptions {
  /** Name of the folder: by default one as staff may choose it. */
  readonly name?: string;
  /** Takes the photos that this project has encoded along: a third of a build from nothing. */
  readonly encoded?: boolean;
  /** Takes the tests along, to run them there. */
  readonly tests?: boolean;
}

/** Copies the project as it stands. */
export function copyProject(options: CopyOptions = {}): Project {
  const { name = "naša stranica", encoded = false, tests = false } = options;
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica-project-"));
  const folder = path.join(parent, name);
  for (const source of [...sources, ...(tests ? ["__tests__"] : [])]) {
    fs.cpSync(path.join(root, source), path.join(folder, source), {
      recursive: true,
      preserveTimestamps: true,
      // The bench may have packages of its own.
      filter: (file) => path.basename(file) !== "node_modules",
    });
  }
  const store = path.join(root, storePath);
  if (encoded && fs.existsSync(store)) {
    fs.cpSync(store, path.join(folder, storePath), { recursive: true });
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

/** What is published, by path: a hash of each file. */
export function published(folder: string): Record<string, string> {
  const publicFolder = path.join(folder, "public");
  const files = fs.readdirSync(publicFolder, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    files
      .filter((file) => fs.statSync(path.join(publicFolder, file)).isFile())
      .map((file) => [
        file,
        createHash("sha256")
          .update(fs.readFileSync(path.join(publicFolder, file)))
          .digest("hex"),
      ]),
  );
}
