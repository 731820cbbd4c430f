// @ts-check
// Runs the site on nginx as an ordinary process of its own, for the tests.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { useLocalMailbox as withLocalMailbox } from "../enquiry-meta.mjs";
import { MAILBOX_PATH, SEND_PATH } from "../mailbox.mjs";
import { nginxConfig } from "./nginx.mjs";
import { readHostedSite } from "./site.mjs";

const START_TIMEOUT_MS = 10_000;

/**
 * @typedef {object} InstalledNginx
 * @property {string} program
 * @property {string} mimeTypes file of the installation that knows the types of files
 */

/** @returns {InstalledNginx | null} null where the machine has none */
export function findNginx() {
  for (const program of ["nginx", "/usr/sbin/nginx"]) {
    const { status, stderr } = spawnSync(program, ["-V"], { encoding: "utf8" });
    const [, config] = /--conf-path=(\S+)/.exec(stderr ?? "") ?? [];
    if (status === 0 && config) {
      return { program, mimeTypes: path.join(path.dirname(config), "mime.types") };
    }
  }
  return null;
}

/** @returns {Promise<number>} a port that was free a moment ago */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * Copies the site and points its form at the local mailbox, as our own server does on the way.
 * @param {string} root
 * @param {string} copy
 */
function copyForTests(root, copy) {
  cpSync(root, copy, { recursive: true, filter: (file) => !file.endsWith(".map") });
  const site = readHostedSite(root, "");
  for (const page of [
    "/index",
    "/404",
    ...site.pages,
    ...site.pages.map((name) => `${name}/index`),
  ]) {
    const file = path.join(copy, `${page}.html`);
    writeFileSync(file, withLocalMailbox(readFileSync(file, "utf8")));
  }
  return site;
}

/**
 * @param {string} folder with everything that nginx writes
 * @param {InstalledNginx} nginx
 * @param {string} servers
 */
function mainConfig(folder, { mimeTypes }, servers) {
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

/**
 * @param {string} url
 * @param {import("node:child_process").ChildProcess} child
 */
async function untilItAnswers(url, child) {
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end && child.exitCode === null; ) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await wait(50);
  }
  throw new Error(`nginx does not answer on ${url}.`);
}

/**
 * Serves the site by nginx, with the configuration that `npm run hosting` prints.
 * @param {InstalledNginx} nginx
 * @param {string} root the built site
 * @param {string} mailboxUrl server that takes the enquiries
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startNginx(nginx, root, mailboxUrl) {
  const folder = mkdtempSync(path.join(tmpdir(), "sanjalica-nginx-"));
  const copy = path.join(folder, "site");
  const address = `127.0.0.1:${await freePort()}`;
  const config = nginxConfig(copyForTests(root, copy), {
    root: copy,
    listen: address,
    serverName: "localhost",
    more: [SEND_PATH, `${MAILBOX_PATH}.json`]
      .map((name) => `    location = ${name} {\n        proxy_pass ${mailboxUrl};\n    }\n`)
      .join(""),
  });
  const configFile = path.join(folder, "nginx.conf");
  writeFileSync(configFile, mainConfig(folder, nginx, config));
  const child = spawn(nginx.program, ["-p", folder, "-c", configFile], { stdio: "inherit" });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const close = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://${address}`;
  try {
    await untilItAnswers(url, child);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}
