import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyProject, type Project } from "./support/project";

/** Only so that a session that hangs ends; nothing is measured. */
const limitMs = 20 * 60_000;

let project: Project;
let session: ChildProcess | undefined;

beforeAll(() => {
  project = copyProject();
});

afterAll(async () => {
  if (session && session.exitCode === null) {
    session.kill("SIGTERM");
    await once(session, "close");
  }
  project.remove();
});

/** What `gatsby develop` prints until the site can be seen, all its styles included. */
async function startingLog(port: number): Promise<string> {
  const args = ["node_modules/gatsby/cli.js", "develop", "--port", String(port)];
  session = spawn(process.execPath, args, {
    cwd: project.folder,
    env: {
      ...process.env,
      NODE_ENV: "development",
      CI: "true",
      GATSBY_TELEMETRY_DISABLED: "1",
    },
  });
  let log = "";
  for await (const part of session.stdout ?? []) {
    log += part;
    if (/Building development bundle/.test(log) && /Writing page-data/.test(log)) break;
  }
  return log;
}

it(
  "starts live editing without a warning in English",
  async () => {
    const log = await startingLog(21_290);
    expect(log).toMatch(/success Building development bundle/);
    expect(log.split("\n").filter((line) => /warn|conflict/i.test(line))).toEqual([]);
  },
  limitMs,
);
