// @ts-check

/** A problem the person at the computer can solve; its message is Bosnian and is shown as it is. */
export class UserError extends Error {
  /**
   * @param {string} message what happened and what to do, in Bosnian
   * @param {number} [exitCode] exit code of the process
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

const INTERRUPTED = 130;

/** @returns {UserError} what is thrown when the person presses Ctrl+C */
export function interruption() {
  return new UserError("Prekinuto.", INTERRUPTED);
}

/**
 * @param {unknown} error
 * @returns {boolean} true when the person pressed Ctrl+C
 */
export function isInterruption(error) {
  return error instanceof UserError && error.exitCode === INTERRUPTED;
}

/**
 * Prints a line for the person at the computer.
 * @param {string} [line]
 */
export function say(line = "") {
  console.log(line);
}

/**
 * Turns anything thrown into what is shown to the person: never a stack trace.
 * @param {unknown} error
 * @returns {{ message: string, exitCode: number }}
 */
export function describeError(error) {
  if (error instanceof UserError) return { message: error.message, exitCode: error.exitCode };
  const reason = error instanceof Error ? error.message : String(error);
  return { message: `Dogodila se neočekivana greška: ${reason}`, exitCode: 1 };
}

/**
 * Runs a command's main function and sets the exit code of the process from its outcome.
 * @param {() => Promise<number | void>} main resolves to the exit code (nothing means 0)
 * @returns {Promise<void>} never rejects
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const { message, exitCode } = describeError(error);
    console.error(`\n${message}`);
    process.exitCode = exitCode;
  }
}
