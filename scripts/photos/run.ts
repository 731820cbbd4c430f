import { photoSets } from "../../src/content/photo-rules";
import { diskRemedy } from "../system/disk-error";
import { UserError } from "../system/user-error";
import { addPhotos } from "./add";
import { type PhotoRequest, parseArguments, parseNumber, withHelp } from "./arguments";
import { movePhoto, removePhotos } from "./change";
import { help } from "./help";
import { listPhotos } from "./list";

/** Where a command works. */
interface Place {
  /** The project whose photos are meant. */
  readonly root: string;
  /** Where relative paths of photos start. */
  readonly cwd: string;
}

function runRequest(request: PhotoRequest, { root, cwd }: Place): Promise<void> | void {
  const { command, words, set, at } = request;
  const folder = { root, set: set ?? photoSets[0] };
  switch (command) {
    case "add":
      if (words.length === 0) throw withHelp("Navedite slike ili folder sa slikama.");
      return addPhotos(folder, { paths: words, cwd, at });
    case "move": {
      const [from, to, ...others] = words.map(parseNumber);
      if (from && to && others.length === 0) return movePhoto(folder, from, to);
      throw withHelp("Navedite dva broja: koja slika i na koje mjesto.");
    }
    case "remove":
      if (words.length === 0) throw withHelp("Navedite brojeve slika.");
      return removePhotos(folder, words.map(parseNumber));
    case "list":
      return listPhotos(root, set ? [set] : photoSets);
    case "help":
      return console.log(help);
  }
}

/**
 * Does what the words after `npm run photos --` ask for.
 * @throws UserError when it cannot be done
 */
export async function runPhotos(args: readonly string[], place: Place): Promise<void> {
  const request = parseArguments(args);
  try {
    await runRequest(request, place);
  } catch (error) {
    const remedy = diskRemedy(error);
    throw remedy ? new UserError(`${remedy} i pokušajte ponovo.`) : error;
  }
}
