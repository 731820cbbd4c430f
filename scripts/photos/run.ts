import { parseArgs } from "node:util";
import { photoSets } from "../../src/content/photo-rules";
import { UserError } from "../system/user-error";
import { addPhotos } from "./add";

const help = `Slike na stranici:

  npm run photos -- add SLIKE_ILI_FOLDER [--to gallery|premises] [--at BROJ]

Dodaje slike s telefona ili fotoaparata, na kraj ili na mjesto --at. gallery je galerija i
podrazumijeva se, premises je prostor. Broj slike je njeno mjesto na spisku photos.yml u tom
folderu. Slike se uklanjaju u uređivaču, na adresi /admin.

Primjer: npm run photos -- add Preuzimanja/izlet --at 1`;

const withHelp = (sentence: string) => new UserError(`${sentence}\n\n${help}`);

/** @throws UserError for an unknown option, and for an option without a value */
function readWords(args: readonly string[]) {
  const text = { type: "string" } as const;
  const options = { to: text, at: text, help: { type: "boolean", short: "h" } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw withHelp("Opcije ove naredbe su --to i --at, a iza svake dolazi vrijednost.");
  }
}

/**
 * Runs `npm run photos` with the arguments that follow `--`.
 * @param folders the project, and what relative paths of photos are relative to
 * @throws UserError when that is not possible
 */
export async function runPhotos(
  args: readonly string[],
  { root, cwd }: { readonly root: string; readonly cwd: string },
): Promise<void> {
  const { values, positionals } = readWords(args);
  const [command = "help", ...paths] = positionals;
  if (values.help || command === "help") return console.log(help);
  if (command !== "add") throw withHelp(`Nema naredbe „${command}”.`);
  if (paths.length === 0) throw withHelp("Navedite slike ili folder sa slikama.");
  const { to = "gallery", at } = values;
  const set = photoSets.find((known) => known === to);
  if (!set) throw withHelp(`Nema foldera „${to}”.`);
  if (at && !/^[1-9]\d*$/.test(at)) throw withHelp(`„${at}” nije broj slike.`);
  return addPhotos({ root, set, paths, cwd, at: Number(at ?? Infinity) });
}
