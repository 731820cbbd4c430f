import { spawn } from "node:child_process";
import { createServer } from "node:net";

export interface Ended {
  /** Null when a signal has ended it. */
  readonly code: number | null;
  readonly output: string;
  /** When each line had been printed, in ms from the start. */
  readonly printedMs: readonly number[];
}

export interface RunningCommand {
  /** Resolves once the output has this text, or the command has ended. */
  readonly says: (text: string) => Promise<void>;
  /** The same for a number of lines. */
  readonly printed: (lines: number) => Promise<void>;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Ends the command with all it has started, as the end of a terminal or a container does. */
  readonly killAll: () => void;
  readonly ended: Promise<Ended>;
}

/** Starts one of the project's commands, such as `build`, in a copy of the project. */
export function startCommand(
  folder: string,
  name: string,
  env: Readonly<Record<string, string>> = {},
): RunningCommand {
  const child = spawn(process.execPath, ["scripts/run.mjs", name], {
    cwd: folder,
    detached: true,
    // Not Jest's own environment: Gatsby would take NODE_ENV=test over.
    env: { ...process.env, NODE_ENV: undefined, ...env },
  });
  const begin = performance.now();
  let output = "";
  const printedMs: number[] = [];
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output += text;
      for (const character of String(text)) {
        if (character === "\n") printedMs.push(performance.now() - begin);
      }
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<Ended>((resolve) => {
    child.once("exit", (code) => resolve({ code, output, printedMs }));
  });
  const until = (isReached: () => boolean) =>
    new Promise<void>((resolve) => {
      const listener = () => isReached() && resolve();
      listeners.add(listener);
      listener();
      ended.then(() => resolve());
    });
  return {
    says: (text) => until(() => output.includes(text)),
    printed: (lines) => until(() => output.split("\n").length >= lines),
    ended,
    kill: (signal) => child.kill(signal),
    killAll: () => {
      // It may just have ended by itself.
      if (child.exitCode === null) process.kill(-(child.pid as number), "SIGKILL");
    },
  };
}

/** A port of this machine that nobody uses. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
