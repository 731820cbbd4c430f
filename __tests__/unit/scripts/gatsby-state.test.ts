import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { transformSync } from "@swc/core";
import { isRunning } from "../../../scripts/system/lock";

/** Only so that a command that hangs ends; nothing is measured. */
jest.setTimeout(120_000);

/** A command of its own, so that the whole way from run.mjs on is tried. */
const trial = `
import { runBuild, runDevelop } from "../building/gatsby";
import { withGatsbyLock } from "../building/gatsby-lock";
import { assertBuilt } from "../building/gatsby-state";

const tasks = {
  build: () => runBuild(),
  dev: () => withGatsbyLock(() => runDevelop([], {})),
  serve: async () => assertBuilt(),
};
export const main = ([task]) => tasks[task]();
`;

const root = path.resolve(__dirname, "../../..");
const parent = fs.mkdtempSync(path.join(os.tmpdir(), "naša stranica "));
/** Compiled scripts, kept from test to test: they always lie in the same folder. */
const compiled = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica-jiti-"));
let folder: string;
const children: ChildProcess[] = [];
const inFolder = (name: string) => path.join(folder, name);
const page = () => fs.readFileSync(inFolder("public/index.html"), "utf8");

beforeEach(() => {
  folder = path.join(parent, "one");
  for (const room of ["bootstrap", "building", "settings", "system", "run.mjs"]) {
    fs.cpSync(path.join(root, "scripts", room), inFolder(`scripts/${room}`), { recursive: true });
  }
  fs.mkdirSync(inFolder("scripts/commands"));
  fs.writeFileSync(inFolder("scripts/commands/trial.ts"), trial);
  fs.mkdirSync(inFolder("node_modules/.cache"), { recursive: true });
  fs.mkdirSync(inFolder("node_modules/gatsby"));
  fs.symlinkSync(path.join(root, "node_modules/jiti"), inFolder("node_modules/jiti"), "junction");
  fs.symlinkSync(compiled, inFolder("node_modules/.cache/jiti"), "junction");
  const gatsby = fs.readFileSync(path.join(__dirname, "fake-gatsby.ts"), "utf8");
  const { code } = transformSync(gatsby, {
    jsc: { parser: { syntax: "typescript" } },
    module: { type: "commonjs" },
  });
  fs.writeFileSync(inFolder("node_modules/gatsby/cli.js"), code);
  fs.mkdirSync(inFolder("src"));
  for (const name of ["src/code.ts", "package.json", "node_modules/.package-lock.json"]) {
    fs.writeFileSync(inFolder(name), "{}");
  }
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const name of fs.readdirSync(parent)) {
    fs.rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 5 });
  }
});

afterAll(() => {
  for (const one of [parent, compiled]) fs.rmSync(one, { recursive: true, force: true });
});

/** Starts a command; `ended` resolves to what it has printed and its exit code or signal. */
function start(command: string, env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ["scripts/run.mjs", "trial", command], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: "", ...env },
  });
  children.push(child);
  let output = "";
  let tellUnderWay = () => {};
  const underWay = new Promise<void>((resolve) => {
    tellUnderWay = resolve;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output += text;
      if (output.includes("under way")) tellUnderWay();
    });
  }
  const ended = new Promise<{ end: NodeJS.Signals | number | null; output: string }>((resolve) => {
    child.once("exit", (code, signal) => resolve({ end: signal ?? code, output }));
  });
  return { child, underWay, ended };
}

const run = (command: string, env?: Readonly<Record<string, string>>) => start(command, env).ended;

async function build(env?: Readonly<Record<string, string>>) {
  expect(await run("build", env)).toMatchObject({ end: 0 });
  return page();
}

/** Starts a command that does not end by itself, and ends it. */
async function stopped(
  command: string,
  signal: NodeJS.Signals,
  env?: Readonly<Record<string, string>>,
) {
  const { child, underWay, ended } = start(command, env);
  await underWay;
  child.kill(signal);
  return ended;
}

it("builds on what the last good build has left", async () => {
  expect(await build()).toBe("build 1");
  expect(await build()).toBe("build 2");
});

it("builds on a state that was kept elsewhere meanwhile, as between two runs on GitHub", async () => {
  await build();
  for (const name of [".cache", "public"]) {
    const kept = path.join(parent, `${name}-kept`);
    fs.renameSync(inFolder(name), kept);
    fs.cpSync(kept, inFolder(name), { recursive: true });
  }
  fs.rmSync(inFolder(".build"), { recursive: true });
  expect(await build()).toBe("build 2");
});

const spoil: Readonly<Record<string, () => unknown>> = {
  "that failed": () => run("build", { FAULT: "fail" }),
  "that could not write down what it knows": async () =>
    expect(await run("build", { FAULT: "not written down" })).toMatchObject({ end: 1 }),
  "ended by Ctrl+C": () => stopped("build", "SIGINT", { FAULT: "hang" }),
  "ended by SIGTERM": () => stopped("build", "SIGTERM", { FAULT: "hang" }),
  "ended by kill -9": () => stopped("build", "SIGKILL", { FAULT: "hang" }),
  "for another setting": () => run("build", { SITE_URL: "https://a.example" }),
  "of a folder that was then moved": () => {
    fs.renameSync(folder, path.join(parent, "two"));
    folder = path.join(parent, "two");
  },
  "of a folder that was then copied": () => {
    fs.cpSync(folder, path.join(parent, "two"), { recursive: true });
    folder = path.join(parent, "two");
  },
  "of other code": () => fs.writeFileSync(inFolder("src/code.ts"), "{ }"),
  "of other packages": () => fs.writeFileSync(inFolder("node_modules/.package-lock.json"), "{ }"),
  "of which the disk has lost a byte": () => fs.writeFileSync(inFolder(".cache/count"), "9"),
  "of which a page was changed": () => fs.appendFileSync(inFolder("public/index.html"), " "),
  "of which public was deleted": () => fs.rmSync(inFolder("public"), { recursive: true }),
};

it.each(Object.entries(spoil))("begins from nothing after a build %s", async (_, work) => {
  await build();
  await work();
  expect(await build()).toBe("build 1");
});

it("takes an empty setting for a missing one, but where a file could set it", async () => {
  await build();
  expect(await build({ SITE_URL: "" })).toBe("build 2");
  fs.writeFileSync(inFolder(".env.production"), "SITE_URL=https://a.example");
  await build();
  expect(await build({ SITE_URL: "" })).toBe("build 1");
});

it.each<NodeJS.Signals>(["SIGINT", "SIGTERM", "SIGKILL"])(
  "edits from nothing, and has the last build back after %s",
  async (signal) => {
    await build();
    const { child, underWay, ended } = start("dev");
    await underWay;
    expect(page()).toBe("editing");
    expect(fs.readFileSync(inFolder(".cache/count"), "utf8")).toBe("1");
    child.kill(signal);
    await ended;
    if (signal !== "SIGKILL") expect(page()).toBe("build 1");
    expect(await build()).toBe("build 2");
  },
);

it.each<NodeJS.Signals>(["SIGINT", "SIGKILL"])(
  "edits after editing that %s has ended",
  async (signal) => {
    await stopped("dev", signal);
    await stopped("dev", signal);
    expect(await build()).toBe("build 1");
  },
);

it("brings the last build back after two times of editing", async () => {
  await build();
  await stopped("dev", "SIGKILL");
  await stopped("dev", "SIGKILL");
  expect(await build()).toBe("build 2");
});

it.each(["build", "dev"])("refuses a second command while one is at work: %s", async (command) => {
  const first = start("dev");
  await first.underWay;
  const { end, output } = await run(command);
  expect(end).toBe(1);
  expect(output).toMatch(/već radi druga naredba .* Zaustavite je/);
  expect(page()).toBe("editing");
  first.child.kill("SIGINT");
  await first.ended;
  expect(await build()).toBe("build 1");
});

it("leaves no Gatsby behind when only the command is killed, and waits for its end", async () => {
  await stopped("build", "SIGKILL", { FAULT: "hang" });
  const [, gatsby] = fs.readFileSync(inFolder(".build/lock"), "utf8").trim().split("\n");
  expect(await build()).toBe("build 1");
  expect(isRunning(Number(gatsby))).toBe(false);
});

it("serves only what a build has ended", async () => {
  expect((await run("serve")).output).toContain("Stranica još nije izrađena");
  await build();
  expect(await run("serve")).toMatchObject({ end: 0 });
  await stopped("build", "SIGKILL", { FAULT: "hang" });
  expect((await run("serve")).output).toContain("Posljednja izrada stranice nije završena");
  // As somebody does who looks at the site of a pull request.
  fs.rmSync(inFolder("public"), { recursive: true });
  fs.mkdirSync(inFolder("public"));
  fs.writeFileSync(inFolder("public/index.html"), "from elsewhere");
  expect(await run("serve")).toMatchObject({ end: 0 });
});

it("says in Bosnian what is wrong with the disk", async () => {
  fs.writeFileSync(
    inFolder("full.cjs"),
    `
    const fs = require("node:fs");
    fs.writeFileSync = (path) => {
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    };`,
  );
  const { end, output } = await run("build", {
    NODE_OPTIONS: `--require "${inFolder("full.cjs")}"`,
  });
  expect(end).toBe(1);
  expect(output).toBe("\nNa disku nema dovoljno mjesta. Oslobodite ga i pokušajte ponovo.\n");
});
