// Runs nginx as a process of the tests.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { withLocalMailbox } from "../../../scripts/server/local-service";
import { MAILBOX_PATH, SEND_PATH } from "../../../scripts/server/mailbox";

const START_TIMEOUT_MS = 10_000;
/** Differs from the ports in playwright.config.ts. */
const ADDRESS = "127.0.0.1:9175";

export interface InstalledNginx {
  readonly program: string;
  /** The installation's `mime.types`. */
  readonly mimeTypes: string;
}

/** @returns null if nginx is not installed */
export function findNginx(): InstalledNginx | null {
  for (const program of ["nginx", "/usr/sbin/nginx"]) {
    const { status, stderr } = spawnSync(program, ["-V"], { encoding: "utf8" });
    const [, config] = /--conf-path=(\S+)/.exec(stderr ?? "") ?? [];
    if (status === 0 && config) {
      return { program, mimeTypes: path.join(path.dirname(config), "mime.types") };
    }
  }
  return null;
}

/** Copies the site and points its form at the local mailbox, as our own server does for each response. */
function copyForTests(root: string, copy: string): void {
  cpSync(root, copy, { recursive: true });
  for (const name of readdirSync(copy, { recursive: true, encoding: "utf8" })) {
    const file = path.join(copy, name);
    if (!name.endsWith(".html") || !statSync(file).isFile()) continue;
    writeFileSync(file, withLocalMailbox(readFileSync(file, "utf8")));
  }
}

/** @param folder for everything that nginx writes */
function mainConfig(folder: string, { mimeTypes }: InstalledNginx, servers: string) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `daemon off;
master_process off;
pid "${folder}/nginx.pid";
error_log "${folder}/error.log";
events {}
http {
    include "${mimeTypes}";
    access_log off;
${temporary.map((name) => `    ${name}_temp_path "${folder}/${name}";`).join("\n")}
${servers}
}
`;
}

async function untilItAnswers(url: string, child: ChildProcess) {
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end && child.exitCode === null; ) {
    if (await fetch(url).catch(() => null)) return;
    await wait(50);
  }
  throw new Error(`nginx does not answer on ${url}.`);
}

/**
 * Serves the site with nginx and the configuration in `docs/nginx.conf`.
 * @param root the built site
 * @param mailboxUrl server that receives the enquiries
 */
export async function startNginx(
  nginx: InstalledNginx,
  root: string,
  mailboxUrl: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), "sanjalica-nginx-"));
  const copy = path.join(folder, "site");
  copyForTests(root, copy);
  // A page below a page, such as /gallery/2, which the fixture does not have.
  mkdirSync(path.join(copy, "nested"));
  writeFileSync(path.join(copy, "nested/page.html"), "");
  const proxies = [SEND_PATH, `${MAILBOX_PATH}.json`].map(
    (name) => `location = ${name} { proxy_pass ${mailboxUrl}; }`,
  );
  const config = readFileSync("docs/nginx.conf", "utf8")
    .replace("listen 80;", `listen ${ADDRESS};\n${proxies.join("\n")}`)
    .replace("/var/www/sanjalica", copy);
  const configFile = path.join(folder, "nginx.conf");
  writeFileSync(configFile, mainConfig(folder, nginx, config));
  const child = spawn(nginx.program, ["-p", folder, "-c", configFile], { stdio: "inherit" });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const close = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://${ADDRESS}`;
  try {
    await untilItAnswers(url, child);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}
