import { diskRemedy } from "../system/disk-error";
import { say, UserError } from "../system/report";
import { addPhotos } from "./add";
import { type PhotoContext, type PhotoRequest, parseArguments } from "./arguments";
import { help } from "./help";
import { listPhotos } from "./list";
import { movePhoto } from "./move";
import { removePhotos } from "./remove";

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
 * @throws UserError when it cannot be done
 */
export async function runPhotos(args: readonly string[], context: PhotoContext): Promise<void> {
  const request = parseArguments(args);
  try {
    await runRequest(request, context);
  } catch (error) {
    const remedy = diskRemedy(error);
    throw remedy ? new UserError(`${remedy} i pokušajte ponovo.`) : error;
  }
}
