import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

export interface Child {
  readonly process: ChildProcess;
  /** Ends it and waits until it has ended. */
  end(): Promise<void>;
  /** Resolves when it has ended, by itself too. */
  readonly ended: Promise<unknown>;
}

/** Starts a program, which ends with these tests at the latest. */
export function startChild(program: string, args: readonly string[], options: SpawnOptions): Child {
  const child = spawn(program, args, options);
  const kill = () => child.kill();
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) => {
    for (const event of ["exit", "error"]) child.once(event, () => resolve());
  });
  const end = async () => {
    kill();
    await ended;
    process.off("exit", kill);
  };
  return { process: child, ended, end };
}
