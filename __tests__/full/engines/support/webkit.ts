// WebKitGTK, driven by WebDriver over HTTP, on a virtual screen.
import { type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { createEnvironment } from "./firefox";
import type { Engine, StartOptions } from "./tab";

/** The programs that drive WebKitGTK, show its window, and provide the screen. */
const programs = {
  driver: "/usr/bin/WebKitWebDriver",
  python: "/usr/bin/python3",
  screen: "/usr/bin/Xvfb",
} as const;

/** Return whether Debian's packages webkit2gtk-driver, gir1.2-webkit2-4.1, python3-gi and xvfb are installed. */
export function hasWebkit(): boolean {
  if (!Object.values(programs).every((file) => existsSync(file))) return false;
  const binding = 'import gi; gi.require_version("WebKit2", "4.1")';
  return spawnSync(programs.python, ["-c", binding]).status === 0;
}

/** Key names → their characters in WebDriver (section “Keyboard actions”). */
const keyCharacters: Readonly<Record<string, string>> = {
  Escape: "\uE00C",
  ArrowRight: "\uE014",
};

/**
 * Start a program, which ends with these tests at the latest.
 * @returns the process, and a function that ends it and waits for its end
 */
function startChild(program: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(program, args, options);
  const kill = () => child.kill();
  process.once("exit", kill);
  const ended = once(child, "exit");
  const end = async () => {
    kill();
    await ended;
    process.off("exit", kill);
  };
  return { child, end };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}

/** Start a virtual screen of the window's size, on a free display that Xvfb finds. */
async function startScreen({ width, height }: StartOptions) {
  const size = `${width}x${height}x24`;
  const args = ["-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"];
  const { child, end } = startChild(programs.screen, args, { stdio: ["ignore", "pipe", "ignore"] });
  const [number] = child.stdout ? await once(child.stdout, "data") : [];
  return { end, display: `:${String(number).trim()}` };
}

/**
 * Return a script that calls a function and passes on its result or error. The script contains the function's source,
 * because the site's policy forbids `eval`.
 */
const wrapInCall = (source: string) => `
  const done = arguments[1];
  new Promise((resolve) => resolve((${source})(...arguments[0])))
    .then((value) => done({ value }), (error) => done({ error: String(error) }));`;

export async function startWebkit(options: StartOptions): Promise<Engine> {
  const home = mkdtempSync(path.join(tmpdir(), "sanjalica-webkit-"));
  const screen = await startScreen(options);
  const port = await findFreePort();
  const driver = startChild(programs.driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...createEnvironment(home),
      XDG_RUNTIME_DIR: home,
      DISPLAY: screen.display,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      NO_AT_BRIDGE: "1",
    },
  });
  /** Send a command to the driver. */
  const call = async (where: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${where}`, {
      method: body ? "POST" : "GET",
      // No response takes longer, unless the window hangs.
      signal: AbortSignal.timeout(20_000),
      headers: { "content-type": "application/json" },
      body: body && JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebKit: ${value?.error}: ${value?.message}`);
    return value;
  };
  await expect(() => call("status")).toPass({ intervals: [50], timeout: 10_000 });
  const binary = programs.python;
  const args = [path.join(__dirname, "webkit-window.py"), JSON.stringify(options)];
  const window = { browserName: "window", browserVersion: "1.0.0" };
  const alwaysMatch = { ...window, "webkitgtk:browserOptions": { binary, args } };
  const { sessionId } = await call("session", { capabilities: { alwaysMatch } });
  const post = (where: string, body: object) => call(`session/${sessionId}/${where}`, body);
  return {
    goto: (url) => post("url", { url }),
    run: async (source, args) => {
      const script = wrapInCall(source);
      const { value, error } = await post("execute/async", { script, args: [args] });
      if (error !== undefined) throw new Error(error);
      return value;
    },
    drag: async (start, ...points) => {
      const move = (point: object) => ({ type: "pointerMove", duration: 0, ...point });
      const down = { type: "pointerDown", button: 0 };
      const actions = [move(start), down, ...points.map(move), { type: "pointerUp", button: 0 }];
      await post("actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
    },
    press: async (...keys) => {
      const actions = keys.flatMap((key) =>
        ["keyDown", "keyUp"].map((type) => ({ type, value: keyCharacters[key] ?? key })),
      );
      await post("actions", { actions: [{ type: "key", id: "keys", actions }] });
    },
    close: async () => {
      // The window ends with its driver.
      await driver.end();
      await screen.end();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
