import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { projectFolder } from "./paths";
import { createInterruption } from "./user-error";

/** Additions to the environment, and the working directory: by default the repository root. */
type RunOptions = Pick<SpawnOptions, "env" | "cwd">;

/**
 * Run a program, show its output, forward Ctrl+C to it and return its exit code: 1 when it was killed or could not start.
 * @throws UserError when the user pressed Ctrl+C, see isInterruption
 */
export async function run(
  command: string,
  args: string[],
  { env, cwd = projectFolder }: RunOptions = {},
): Promise<number> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: "inherit" });
  let interrupted = false;
  const onSignal = (signal: NodeJS.Signals) => {
    interrupted = true;
    child.kill(signal);
  };
  process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
  const [code] = await once(child, "close").catch(() => [1]);
  process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
  if (interrupted) throw createInterruption();
  return code ?? 1;
}

/**
 * Do the same with a JavaScript program.
 * @param script path from the repository root, for example "node_modules/gatsby/cli.js"
 */
export function runNode(script: string, args: string[], options?: RunOptions): Promise<number> {
  return run(process.execPath, [path.join(projectFolder, script), ...args], options);
}
