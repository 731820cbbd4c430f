import { addPhotos } from "./add";
import { help, parseArguments, parseNumber, withHelp } from "./arguments";
import { removePhotos } from "./remove";

interface Folders {
  /** The project. */
  readonly root: string;
  /** What relative paths of photos are relative to. */
  readonly cwd: string;
}

/**
 * Runs `npm run photos` with the arguments that follow `--`.
 * @throws UserError when that is not possible
 */
export async function runPhotos(args: readonly string[], { root, cwd }: Folders): Promise<void> {
  const { command, words, set, at } = parseArguments(args);
  const folder = { root, set };
  switch (command) {
    case "add":
      if (words.length === 0) throw withHelp("Navedite slike ili folder sa slikama.");
      return addPhotos(folder, { paths: words, cwd, at });
    case "remove":
      if (words.length === 0) throw withHelp("Navedite brojeve slika.");
      return removePhotos(folder, words.map(parseNumber));
    case "help":
      return console.log(help);
  }
}
