/** A problem that the user can solve; its message is shown as it is. */
export class UserError extends Error {
  /** @param message what happened and what to do, in Bosnian */
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** Exit code after Ctrl+C, by the convention of shells: 128 and the number of SIGINT. */
const interruptedCode = 130;

export const createInterruption = (): UserError => new UserError("Prekinuto.", interruptedCode);

export function isInterruption(error: unknown): boolean {
  return error instanceof UserError && error.exitCode === interruptedCode;
}

/** Return anything thrown as a message for the user, without a stack trace. */
export function describeError(error: unknown): { message: string; exitCode: number } {
  if (error instanceof UserError) return { message: error.message, exitCode: error.exitCode };
  const reason = error instanceof Error ? error.message : String(error);
  return { message: `Dogodila se neočekivana greška: ${reason}`, exitCode: 1 };
}

/**
 * Run the main function of a command, print what it throws and set the exit code of the process.
 * @param main resolves to the exit code; undefined means 0
 */
export async function runMain(main: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const { message, exitCode } = describeError(error);
    console.error(`\n${message}`);
    process.exitCode = exitCode;
  }
}
