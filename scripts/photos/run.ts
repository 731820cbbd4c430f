import { interruption, say } from "../system/report";
import { addPhotos } from "./add";
import { type PhotoRequest, parseArguments } from "./arguments";
import { withPhotos } from "./change";
import type { PhotoContext } from "./context";
import { help } from "./help";
import { listPhotos } from "./list";
import { movePhoto } from "./move";
import { removePhotos } from "./remove";

const signals: readonly NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a task that ends in an orderly way when the person presses Ctrl+C or closes the window.
 * @param task calls `check` where it may end. Elsewhere signals wait: npm passes each Ctrl+C on, so
 *   that it comes twice.
 */
async function interruptible<T>(task: (check: () => void) => Promise<T>): Promise<T> {
  let isInterrupted = false;
  const onSignal = () => {
    isInterrupted = true;
  };
  for (const signal of signals) process.on(signal, onSignal);
  try {
    return await task(() => {
      if (isInterrupted) throw interruption();
    });
  } finally {
    for (const signal of signals) process.off(signal, onSignal);
  }
}

function runRequest(request: PhotoRequest, context: PhotoContext): Promise<void> | void {
  switch (request.command) {
    case "add":
      return addPhotos(request, context);
    case "move":
      return movePhoto(request, context);
    case "remove":
      return removePhotos(request, context);
    case "list":
      return listPhotos(request, context);
    case "help":
      return say(help);
  }
}

/**
 * Does what the words after `npm run photos --` ask for.
 * @throws UserError when it cannot be done; then nothing has changed
 */
export async function runPhotos(
  args: readonly string[],
  { root, cwd }: Omit<PhotoContext, "checkInterruption">,
): Promise<void> {
  const request = parseArguments(args);
  await interruptible((checkInterruption) =>
    withPhotos(root, () => runRequest(request, { root, cwd, checkInterruption })),
  );
}
